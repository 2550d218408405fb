import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Module, type ModuleImport, parseModule, readModules } from '#tests/support/modules.ts'

const FOLDERS = ['contracts', 'machines', 'mocks', 'functions', 'src', 'local', 'build', 'infra', 'tests']

const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)
const packageOf = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier
const folderOf = (file: string) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : '')
const isFrom = (one: ModuleImport, ...prefixes: string[]) =>
  prefixes.some((prefix) => one.specifier === prefix || one.specifier.startsWith(`${prefix}/`))
const isNode = ({ specifier }: ModuleImport) => specifier.startsWith('node:')
const isIn = ({ file }: ModuleImport, ...folders: string[]) =>
  file !== null && folders.includes(folderOf(file))

/** The contracts whose values the charts may use: they bring no zod. */
const ZOD_FREE =
  /^contracts\/(call-failure|confirmation|consent|email-address|form-signals|language|limits|plain-text)\.ts$/

/** Who may import whom. */
const ALLOWED: Record<string, (one: ModuleImport, importer: string) => boolean> = {
  contracts: (one) => isIn(one, 'contracts') || isFrom(one, 'zod'),
  machines: (one) =>
    isIn(one, 'machines') ||
    isFrom(one, 'xstate') ||
    (isIn(one, 'contracts') && (one.isTypeOnly || ZOD_FREE.test(one.file ?? ''))),
  mocks: (one) =>
    isIn(one, 'mocks', 'contracts') || isFrom(one, 'msw') || isNode(one) || one.specifier === 'virtual:msw',
  functions: (one) =>
    isIn(one, 'functions', 'contracts') ||
    isFrom(one, '@azure', 'feiertagejs', 'mustache', 'zod') ||
    isNode(one),
  src: (one, importer) =>
    isIn(one, 'src', 'contracts', 'machines') ||
    (isIn(one, 'mocks') && one.isDynamic && importer === 'src/app/entry-client.tsx') ||
    (one.file === null && isForBrowsers(one)),
  local: (one) => !isIn(one, 'tests'),
  build: (one) => !isIn(one, 'tests'),
  infra: (one) => !isIn(one, 'tests'),
  tests: () => true,
}

/** What reaches the browser is a dependency; types may come from anywhere. */
const isForBrowsers = ({ specifier, isTypeOnly }: ModuleImport) =>
  specifier.startsWith('virtual:') ||
  (!specifier.startsWith('node:') &&
    !specifier.startsWith('@azure/') &&
    packageOf(specifier) !== 'msw' &&
    (isTypeOnly || packageOf(specifier) in dependencies))

/** Inside src: routes -> pages -> ui. Message catalogs are no code. */
const CLOSED: { from: RegExp; to: RegExp; except?: RegExp; rule: string }[] = [
  { from: /^src\/pages\//, to: /^src\/routes\//, rule: 'a page knows no route' },
  { from: /^src\/layout\//, to: /^src\/(routes|pages)\//, rule: 'the layout knows no route and no page' },
  {
    from: /^src\/ui\//,
    to: /^(machines|src\/(routes|pages|layout|content))\/|^src\/(notices|api|draft)\.ts$/,
    rule: 'ui knows no flow, page, layout or content',
  },
  {
    from: /^src\/content\//,
    to: /^(machines|src\/(routes|pages|layout))\//,
    rule: 'content knows no flow, page or layout',
  },
  {
    from: /^src\/[^/]+$/,
    to: /^src\/(routes|pages|layout|ui)\//,
    except: /^src\/(router|entry-client|entry-server)\.tsx$/,
    rule: 'the files beside the folders know no route, page, layout or ui',
  },
]

function forbiddenImports({ file, imports }: Module): string[] {
  const folder = folderOf(file)
  if (folder === '') return []
  return imports.flatMap((one) => {
    const broken = [
      !ALLOWED[folder]?.(one, file) && `${folder} may not import it`,
      pageOf(file) && pageOf(one.file) && pageOf(one.file) !== pageOf(file) && 'a page imports no other page',
      ...CLOSED.map(
        ({ from, to, except, rule }) =>
          from.test(file) &&
          !except?.test(file) &&
          to.test(one.file ?? '') &&
          !one.file?.endsWith('.po') &&
          rule,
      ),
      spelling(file, one),
    ]
    return broken.filter(Boolean).map((rule) => `${file} imports "${one.specifier}": ${rule}`)
  })
}

const pageOf = (file: string | null) => /^src\/pages\/([^/]+)\//.exec(file ?? '')?.[1]

function spelling(importer: string, { specifier, file, isPattern }: ModuleImport): string | false {
  if (file === null || isPattern) return false
  const isSameFolder = path.posix.dirname(file) === path.posix.dirname(importer)
  if (isSameFolder && !specifier.startsWith('./')) return `write "./${path.posix.basename(file)}"`
  if (!isSameFolder && !specifier.startsWith('#')) return `write "#${file}"`
  return !/\.\w+(\?\w+)?$/.test(specifier) && 'write the file extension'
}

/** Circles among our own files, each told once, from its first file in the alphabet. */
function circles(modules: Module[]): string[] {
  const importsOf = new Map(
    modules.map(({ file, imports }) => [file, imports.map((one) => one.file).filter((to) => to !== null)]),
  )
  const found = new Set<string>()
  const finished = new Set<string>()
  const visit = (file: string, trail: string[]) => {
    const start = trail.indexOf(file)
    if (start >= 0) {
      const circle = trail.slice(start)
      const first = circle.indexOf(circle.toSorted()[0] ?? file)
      const ordered = [...circle.slice(first), ...circle.slice(0, first)]
      found.add([...ordered, ordered[0]].join(' -> '))
      return
    }
    if (finished.has(file)) return
    for (const next of importsOf.get(file) ?? []) visit(next, [...trail, file])
    finished.add(file)
  }
  for (const { file } of modules) visit(file, [])
  return [...found]
}

const BANNED = /^(utils?|helpers?|common|misc|managers?|data|types)$/
const KEBAB_CASE = /^[a-z0-9]+([.-][a-z0-9]+)*$/
/** TanStack's names: `__root.tsx`, `information.$slug.tsx`. */
const ROUTE = /^(__root|\$?[a-z0-9]+([.-]\$?[a-z0-9]+)*)\.tsx$/

function misnamed(file: string): string[] {
  const name = path.posix.basename(file)
  const words = name.split('.')[0]?.split('-') ?? []
  const isKebab = (file.startsWith('src/routes/') ? ROUTE : KEBAB_CASE).test(name)
  return [
    ...(isKebab ? [] : [`${file}: write the name in kebab-case`]),
    ...(words.some((word) => BANNED.test(word)) ? [`${file}: name what is in it`] : []),
  ]
}

const LONGEST: Record<string, number> = { machines: 120, 'src/routes': 20 }

const tooLong = ({ file, lines }: Module): string[] => {
  const limit = LONGEST[path.posix.dirname(file)]
  return limit && lines > limit ? [`${file} has ${lines} lines: ${limit} at most`] : []
}

function unfinished({ file, comments, members }: Module): string[] {
  const notes = comments.filter((comment) => /\b(TODO|FIXME|XXX|HACK)\b/.test(comment))
  const skips = members.filter((member) => /^(test|it|describe|suite)\.(skip|only|todo|fixme)$/.test(member))
  return [...notes, ...skips].map((what) => `${file}: ${what.trim()}`)
}

const barrel = ({ file, isBarrel }: Module): string[] =>
  isBarrel || (/\/index\.tsx?$/.test(file) && !file.startsWith('src/routes/'))
    ? [`${file}: import from the file that declares`]
    : []

describe('the source files', () => {
  const modules = readModules()

  test('are found', () => {
    expect([...new Set(modules.map(({ file }) => folderOf(file)).filter(Boolean))].toSorted()).toEqual(
      FOLDERS.filter((folder) => existsSync(folder)).toSorted(),
    )
  })

  test('import only what their folder may', () => {
    expect(modules.flatMap(forbiddenImports)).toEqual([])
  })

  test('import what exists', () => {
    const missing = modules.flatMap(({ file, imports }) =>
      imports
        .filter((one) => one.file !== null && !one.isPattern && !existsSync(one.file.replace(/\?\w+$/, '')))
        .map(({ specifier }) => `${file} imports "${specifier}"`),
    )
    expect(missing).toEqual([])
  })

  test('import in no circles', () => {
    expect(circles(modules)).toEqual([])
  })

  test('hand on nothing that others declare', () => {
    expect(modules.flatMap(barrel)).toEqual([])
  })

  test('are named after what is in them', () => {
    const files = globSync(`{${FOLDERS.join()}}/**/*.{ts,tsx,mjs,css,svg}`)
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => file !== 'src/app/routeTree.gen.ts')
    expect(files.flatMap(misnamed)).toEqual([])
  })

  test('keep to the length of their kind', () => {
    expect(modules.flatMap(tooLong)).toEqual([])
  })

  test('are finished: no notes for later, no test left out', () => {
    expect(modules.flatMap(unfinished)).toEqual([])
  })
})

describe('a broken rule is found', () => {
  test.for([
    ['contracts/a.ts', `import { x } from 'xstate'`, 'contracts may not import it'],
    ['machines/a.ts', `import { x } from '#contracts/b.ts'`, 'machines may not import it'],
    ['machines/a.ts', `import { type X, y } from '#contracts/b.ts'`, 'machines may not import it'],
    ['machines/a.ts', `import { call } from '#src/api.ts'`, 'machines may not import it'],
    ['mocks/a.ts', `import { z } from 'zod/mini'`, 'mocks may not import it'],
    ['mocks/a.ts', `import { x } from '#functions/gate.ts'`, 'mocks may not import it'],
    ['functions/a.ts', `import { x } from '#src/site.ts'`, 'functions may not import it'],
    ['functions/a.ts', `import ky from 'ky'`, 'functions may not import it'],
    ['src/a.ts', `import { TableClient } from '@azure/data-tables'`, 'src may not import it'],
    ['src/a.ts', `import type { HttpHandler } from 'msw'`, 'src may not import it'],
    ['src/a.ts', `export { x } from '#functions/gate.ts'`, 'src may not import it'],
    ['src/a.ts', `import fs from 'node:fs'`, 'src may not import it'],
    ['src/a.ts', `import { test } from 'vitest'`, 'src may not import it'],
    ['src/app/entry-client.tsx', `import { startMocks } from '#mocks/browser.ts'`, 'src may not import it'],
    ['src/app/router.tsx', `await import('#mocks/browser.ts')`, 'src may not import it'],
    ['local/a.ts', `type T = import('#tests/support/dom.ts').T`, 'local may not import it'],
    ['build/a.ts', `await import('#tests/support/dom.ts')`, 'build may not import it'],
    ['src/pages/home/a.ts', `import '#src/pages/about/a.ts'`, 'a page imports no other page'],
    ['src/pages/home/a.ts', `import '#src/routes/index.tsx'`, 'a page knows no route'],
    ['src/layout/a.ts', `import '#src/pages/home/home.tsx'`, 'the layout knows no route and no page'],
    ['src/ui/a.ts', `import '#src/notices.ts'`, 'ui knows no flow, page, layout or content'],
    ['src/ui/a.ts', `import '#machines/booking.ts'`, 'ui knows no flow, page, layout or content'],
    ['src/content/a.ts', `import '#src/layout/header.tsx'`, 'content knows no flow, page or layout'],
    [
      'src/seo.ts',
      `import '#src/ui/steps.tsx'`,
      'the files beside the folders know no route, page, layout or ui',
    ],
    ['functions/emails/a.ts', `import '../ports.ts'`, 'write "#functions/ports.ts"'],
    ['functions/main.ts', `import './adapters/a.ts'`, 'write "#functions/adapters/a.ts"'],
    ['src/seo.ts', `import '#src/site.ts'`, 'write "./site.ts"'],
    ['src/seo.ts', `import './site'`, 'write the file extension'],
  ] satisfies [string, string, string][])('%s: %s', ([file, source, rule]) => {
    const [, specifier] = /'([^']+)'\)?[^']*$/.exec(source) ?? []
    expect(forbiddenImports(parseModule(file, source))).toEqual([`${file} imports "${specifier}": ${rule}`])
  })

  test.for([
    ['machines/a.ts', `import type { X } from '#contracts/b.ts'`],
    ['machines/a.ts', `import { type X, type Y } from '#contracts/b.ts'`],
    ['functions/a.ts', `import { app } from '@azure/functions'`],
    ['src/app/entry-client.tsx', `await import('#mocks/browser.ts')`],
    ['src/pages/home/a.ts', `import { FaqList } from '#src/ui/faq-list.tsx'`],
    ['src/app/i18n.ts', `await import(\`./pages/\${page}/locales/\${locale}.po\`)`],
    ['src/a.ts', `import type { MDXProps } from 'mdx/types'`],
  ] satisfies [string, string][])('but %s: %s is allowed', ([file, source]) => {
    expect(forbiddenImports(parseModule(file, source))).toEqual([])
  })

  test('a circle, even of types', () => {
    const sources = {
      'src/c.ts': `import { b } from './b.ts'`,
      'src/b.ts': `import type { A } from './a.ts'`,
      'src/a.ts': `import { c } from './c.ts'`,
    }
    const modules = Object.entries(sources).map(([file, source]) => parseModule(file, source))
    expect(circles(modules)).toEqual(['src/a.ts -> src/c.ts -> src/b.ts -> src/a.ts'])
  })

  test('names, lengths, barrels and unfinished work', () => {
    expect(misnamed('src/string-utils.ts')).toEqual(['src/string-utils.ts: name what is in it'])
    expect(misnamed('src/routes/information.$slug.tsx')).toEqual([])
    expect(misnamed('src/ui/FaqList.tsx')).toEqual(['src/ui/FaqList.tsx: write the name in kebab-case'])
    expect(tooLong(parseModule('src/routes/a.tsx', `${'\n'.repeat(20)}x`))).toEqual([
      'src/routes/a.tsx has 21 lines: 20 at most',
    ])
    expect(barrel(parseModule('src/ui/all.ts', `export * from './a.ts'`))).toHaveLength(1)
    expect(barrel(parseModule('src/ui/all.ts', `export { a } from './a.ts'`))).toHaveLength(1)
    expect(barrel(parseModule('src/ui/index.ts', 'export const a = 1'))).toHaveLength(1)
    expect(unfinished(parseModule('src/a.ts', '// TODO later'))).toEqual(['src/a.ts: TODO later'])
    expect(unfinished(parseModule('tests/a.test.ts', `test.skip('x', () => {})`))).toEqual([
      'tests/a.test.ts: test.skip',
    ])
  })
})

describe('the flow index of the README', () => {
  const COLUMNS = ['noun', 'machine', 'page', 'flow', 'contract', 'function', 'e-mail', 'tests']
  const ALWAYS_LINKED = ['machine', 'page', 'flow', 'tests']
  const table = () => {
    const readme = existsSync('README.md') ? readFileSync('README.md', 'utf8') : ''
    const section = /^## Flows\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(readme)?.[1] ?? ''
    const lines = section.split('\n').filter((line) => line.startsWith('|'))
    const [head = [], , ...rows] = lines.map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    return { head, rows }
  }
  const linksIn = (cell: string) =>
    [...cell.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link]) => path.posix.normalize(String(link)))
  const cell = (row: string[], column: string) => row[COLUMNS.indexOf(column)] ?? ''

  test('has a row for each flow, with a column for each of its parts', () => {
    const { head, rows } = table()
    expect(head.map((title) => title.toLowerCase())).toEqual(COLUMNS)
    expect(rows.filter((row) => row.length !== COLUMNS.length)).toEqual([])
  })

  test('names every machine', () => {
    const machines = globSync('machines/*.ts').filter((file) =>
      /^export const \w+Machine\b/m.test(readFileSync(file, 'utf8')),
    )
    const listed = table()
      .rows.flatMap((row) => linksIn(cell(row, 'machine')))
      .filter((link) => link.startsWith('machines/'))
    expect(listed.toSorted()).toEqual(machines.map((file) => file.replaceAll(path.sep, '/')).toSorted())
  })

  test('links machine, page, flow and tests of every flow, and only what exists', () => {
    const broken = table().rows.flatMap((row) => [
      ...ALWAYS_LINKED.filter((column) => linksIn(cell(row, column)).length === 0),
      ...row.flatMap(linksIn).filter((link) => !existsSync(link)),
    ])
    expect(broken).toEqual([])
  })
})
