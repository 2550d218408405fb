import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Language, type Node, Parser } from 'web-tree-sitter'

await Parser.init()
const grammar = await Language.load(
  fileURLToPath(import.meta.resolve('tree-sitter-bicep/tree-sitter-bicep.wasm')),
)
const parser = new Parser()
parser.setLanguage(grammar)

/** A Bicep file as far as it can be read without Microsoft's compiler. */
export interface BicepFile {
  /** What is not Bicep, with its line. */
  errors: string[]
  params: { name: string; isRequired: boolean }[]
  modules: { file: string; params: string[] }[]
  /** The names in an object that a variable holds. */
  objectNames(variable: string): string[]
}

export function parseBicep(source: string): BicepFile {
  const root = parser.parse(source)?.rootNode
  if (!root) throw new Error('Nothing was parsed.')
  const declarations = (type: string) => root.namedChildren.filter((node) => node?.type === type) as Node[]
  return {
    errors: errorsBelow(root),
    params: declarations('parameter_declaration').map((node) => ({
      name: firstText(node),
      isRequired: !node.text.includes('='),
    })),
    modules: declarations('module_declaration').map((node) => ({
      file: node.descendantsOfType('string_content')[0]?.text ?? '',
      params: propertiesOf(propertyNamed(node, 'params')),
    })),
    objectNames: (variable) => {
      const declaration = declarations('variable_declaration').find((node) => firstText(node) === variable)
      return propertiesOf(declaration?.namedChildren[1] ?? null)
    },
  }
}

export const readBicep = (file: string) => parseBicep(readFileSync(file, 'utf8'))

const firstText = (node: Node) => node.namedChildren[0]?.text.replaceAll("'", '') ?? ''

const propertiesOf = (object: Node | null) =>
  (object?.namedChildren ?? []).flatMap((node) => (node?.type === 'object_property' ? [firstText(node)] : []))

const propertyNamed = (node: Node, name: string) =>
  node.descendantsOfType('object_property').find((property) => property && firstText(property) === name)
    ?.namedChildren[1] ?? null

function errorsBelow(node: Node): string[] {
  const own =
    node.isError || node.isMissing ? [`line ${node.startPosition.row + 1}: ${node.text.slice(0, 40)}`] : []
  return [...own, ...node.children.flatMap((child) => (child ? errorsBelow(child) : []))]
}
