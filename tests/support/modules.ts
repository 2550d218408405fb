import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ESTree, parseSync } from 'rolldown/utils'

/** The folders that hold code, and the files at the root that start the tools. */
const SOURCES = [
  '{contracts,machines,mocks,functions,src,tests,build,local,infra}/**/*.{ts,tsx,mjs}',
  '*.{ts,mjs}',
]
const GENERATED = 'src/app/routeTree.gen.ts'

export interface ModuleImport {
  /** As written; in a template literal `*` stands for each expression. */
  specifier: string
  /** The file from the repository's root when it is one of ours, else null. */
  file: string | null
  isTypeOnly: boolean
  isDynamic: boolean
  /** `import(\`./texts/${name}.po\`)`: bundlers read such a pattern only as a relative path. */
  isPattern: boolean
}

export interface Module {
  /** From the repository's root, with forward slashes. */
  file: string
  lines: number
  imports: ModuleImport[]
  comments: string[]
  /** Names such as `test.skip`, wherever they are used. */
  members: string[]
  /** Whether the file does nothing but export what others declare, or exports all of another file. */
  isBarrel: boolean
}

/** Every source file of the repository, parsed; generated ones count as files of their importers only. */
export const readModules = (): Module[] =>
  globSync(SOURCES)
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file !== GENERATED)
    .toSorted()
    .map((file) => parseModule(file, readFileSync(file, 'utf8')))

export function parseModule(file: string, source: string): Module {
  const { program, comments, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const nodes = [...nodesIn(program)]
  return {
    file,
    lines: source.trimEnd().split('\n').length,
    imports: nodes
      .flatMap((node) => importsBy(node))
      .map((one) => ({ ...one, file: resolve(file, one.specifier) })),
    comments: comments.map(({ value }) => value),
    members: nodes.flatMap((node) =>
      node.type === 'MemberExpression' &&
      node.object.type === 'Identifier' &&
      node.property.type === 'Identifier'
        ? [`${node.object.name}.${node.property.name}`]
        : [],
    ),
    isBarrel: isBarrel(program.body),
  }
}

function* nodesIn(value: unknown): Generator<ESTree.Node> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value) yield value as ESTree.Node
  for (const child of Object.values(value)) yield* nodesIn(child)
}

function importsBy(node: ESTree.Node): Omit<ModuleImport, 'file'>[] {
  const found = (specifier: string, how: Partial<ModuleImport> = {}) => [
    { specifier, isTypeOnly: false, isDynamic: false, isPattern: false, ...how },
  ]
  switch (node.type) {
    case 'ImportDeclaration': {
      const types = node.specifiers.filter((one) => 'importKind' in one && one.importKind === 'type')
      const isAllTypes = types.length > 0 && types.length === node.specifiers.length
      return found(node.source.value, { isTypeOnly: node.importKind === 'type' || isAllTypes })
    }
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      return node.source ? found(node.source.value, { isTypeOnly: node.exportKind === 'type' }) : []
    case 'TSImportType':
      return found(node.source.value, { isTypeOnly: true })
    case 'ImportExpression':
      if (node.source.type === 'Literal') return found(String(node.source.value), { isDynamic: true })
      if (node.source.type !== 'TemplateLiteral') return []
      return found(node.source.quasis.map(({ value }) => value.raw).join('*'), {
        isDynamic: true,
        isPattern: true,
      })
    default:
      return []
  }
}

const isBarrel = (body: ESTree.Program['body']): boolean =>
  body.some(({ type }) => type === 'ExportAllDeclaration') ||
  (body.length > 0 && body.every((node) => node.type === 'ExportNamedDeclaration' && node.source !== null))

/** The subpath imports of package.json: `#src/api.ts` is `src/api.ts`. */
function resolve(importer: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(importer), specifier) : null
}
