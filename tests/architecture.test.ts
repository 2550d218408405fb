import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { beforeAll, describe, expect, test } from 'vitest'

const FOLDERS = ['contracts', 'machines', 'mocks', 'functions', 'src', 'local', 'build', 'infra', 'tests']
const filesOf = (...endings: string[]) =>
  endings
    .flatMap((ending) => globSync(`{${FOLDERS.join()}}/**/*.${ending}`))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file !== 'src/app/routeTree.gen.ts')

/** Runs Biome with our rules on a project of these files alone, and gives the rule and message of each finding. */
function findings(sources: Record<string, string>): Map<string, string[]> {
  const project = mkdtempSync(path.join(tmpdir(), 'rules-'))
  const place = (file: string) => {
    const target = path.join(project, file)
    mkdirSync(path.dirname(target), { recursive: true })
    return target
  }
  for (const file of ['biome.json', 'package.json', 'build/static-import.grit'])
    copyFileSync(file, place(file))
  for (const [file, source] of Object.entries(sources)) writeFileSync(place(file), source)
  const { stdout } = spawnSync(
    process.execPath,
    [
      path.resolve('node_modules/@biomejs/biome/bin/biome'),
      ...['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none'],
    ],
    { cwd: project, encoding: 'utf8' },
  )
  rmSync(project, { recursive: true })
  const {
    diagnostics,
  }: { diagnostics: { category: string; message: string; location: { path: string } }[] } = JSON.parse(stdout)
  const told = diagnostics.map(({ category, message, location }) => ({
    file: location.path,
    what: `${category.replace('lint/', '')}: ${message}`,
  }))
  return new Map(
    [...Map.groupBy(told, ({ file }) => file)].map(([file, all]) => [file, all.map(({ what }) => what)]),
  )
}

/** A file that breaks one rule, and what of Biome's finding tells that it was this rule. */
const BROKEN: [file: string, source: string, finding: string][] = [
  ['contracts/a.ts', `import 'xstate'`, 'Contracts import zod only'],
  ['contracts/b.ts', `import '#machines/a.ts'`, 'Contracts import zod only'],
  ['machines/a.ts', `import 'zod/mini'`, 'Machines import xstate and contracts only'],
  ['machines/b.ts', `import '#src/api.ts'`, 'Machines import xstate and contracts only'],
  ['machines/c.ts', 'a()\n'.repeat(121), 'noExcessiveLinesPerFile'],
  ['mocks/a.ts', `import 'zod/mini'`, 'Mocks import msw, Node and contracts only'],
  ['mocks/b.ts', `import '#functions/gate.ts'`, 'Mocks import msw, Node and contracts only'],
  ['functions/a.ts', `import '#src/site.ts'`, 'Functions import their libraries and contracts only'],
  ['functions/b.ts', `import 'msw'`, 'noUndeclaredDependencies'],
  ['functions/c.ts', `import './adapters/a.ts'`, 'Functions import their libraries and contracts only'],
  ['local/a.ts', `import '#tests/support/dom.ts'`, 'Nothing imports tests'],
  ['build/a.ts', `await import('#tests/support/dom.ts')`, 'Nothing imports tests'],
  ['infra/a.ts', `import '#tests/support/dom.ts'`, 'Nothing imports tests'],
  ['tests/a.ts', `import '../src/site.ts'`, 'Write "./file" in the same folder'],
  ['tests/b.test.ts', `test.skip('x', () => {})`, 'noSkippedTests'],
  ['tests/c.test.ts', `test.only('x', () => {})`, 'noFocusedTests'],
  ['src/a.ts', `import '@azure/data-tables'`, 'The files beside the folders of src'],
  ['src/b.ts', `import 'vitest'`, 'noUndeclaredDependencies'],
  ['src/c.ts', `import 'node:fs'`, 'The files beside the folders of src'],
  ['src/d.ts', `import '#mocks/handlers.ts'`, 'The files beside the folders of src'],
  ['src/e.ts', `import '#functions/gate.ts'`, 'The files beside the folders of src'],
  ['src/f.ts', `import '#src/ui/steps.tsx'`, 'The files beside the folders of src'],
  ['src/app/a.ts', `await import('#mocks/browser.ts')`, 'The app starts the site'],
  ['src/app/b.ts', `await import('#src/dev/start.ts')`, 'The app starts the site'],
  ['src/app/entry-client.tsx', `import { a } from '#src/dev/start.ts'\na()`, 'Import it dynamically'],
  ['src/dev/a.ts', `import '#tests/support/walks.ts'`, 'Development knows the site'],
  ['src/pages/home/d.ts', `import '#src/dev/start.ts'`, 'a page knows no other page'],
  ['src/routes/a.tsx', `import '#src/flows/booking/booking-form.tsx'`, 'Routes are thin'],
  ['src/routes/b.tsx', `import '#src/app/router.tsx'`, 'Routes are thin'],
  ['src/routes/c.tsx', 'a()\n'.repeat(21), 'noExcessiveLinesPerFile'],
  ['src/pages/home/a.ts', `import '#src/pages/about/about.tsx'`, 'a page knows no other page'],
  ['src/pages/home/b.ts', `import '#src/routes/index.tsx'`, 'a page knows no other page'],
  ['src/pages/home/c.ts', `import '#src/layout/header.tsx'`, 'a page knows no other page'],
  ['src/flows/booking/a.ts', `import '#src/flows/sign-up/sign-up.flow.ts'`, 'a flow knows no other flow'],
  ['src/flows/booking/b.ts', `import '#src/pages/home/home.tsx'`, 'a flow knows no other flow'],
  ['src/flows/booking/c.ts', `import '#src/content/facts.ts'`, 'a flow knows no other flow'],
  ['src/forms/a.ts', `import '#src/flows/booking/booking.flow.ts'`, 'Forms use ui'],
  ['src/ui/a.ts', `import '#machines/booking.ts'`, 'ui knows no flow'],
  ['src/ui/b.ts', `import '#src/api.ts'`, 'ui knows no flow'],
  ['src/layout/a.ts', `import '#src/pages/home/home.tsx'`, 'The layout uses ui'],
  ['src/layout/b.ts', `import { a } from '#src/flows/consent.ts'\na()`, 'Import it dynamically'],
  ['src/content/a.ts', `import '#src/layout/header.tsx'`, 'Content knows'],
  ['src/ui/all.ts', `export * from './steps.tsx'`, 'noBarrelFile'],
  ['src/ui/some.ts', `export { Steps } from './steps.tsx'`, 'noBarrelFile'],
  ['src/ui/FaqList.tsx', 'export const a = 1', 'useFilenamingConvention'],
  ['src/ui/no-extension.ts', `import './button'`, 'useImportExtensions'],
  ['src/circle.ts', `import type { B } from './back.ts'\nexport type A = B`, 'noImportCycles'],
  ['src/back.ts', `import type { A } from './circle.ts'\nexport type B = A`, 'noImportCycles'],
]

/** Files that break no rule. */
const SOUND: [file: string, source: string][] = [
  ['machines/sound.ts', `import '#contracts/limits.ts'\nimport 'xstate'`],
  ['functions/emails/sound.ts', `import '#functions/ports.ts'\nimport '@azure/functions'\nimport 'node:fs'`],
  ['src/app/sound.ts', `await import('./entry-server.tsx')`],
  ['src/routes/information.$slug.tsx', `import '#src/app/router-context.ts'`],
  ['src/routes/__root.tsx', `import '#src/layout/document.tsx'`],
  ['src/pages/home/sound.ts', `import '#src/flows/booking/booking-form.tsx'\nimport './home.content.ts'`],
  ['src/layout/sound.ts', `import('#src/flows/consent.ts').then(({ a }) => a())`],
  ['src/content/sound.ts', `import type { MDXProps } from 'mdx/types'\nexport type Props = MDXProps`],
  ['src/ui/button.ts', 'export const button = 1'],
]

describe('Biome', () => {
  let found: Map<string, string[]>
  beforeAll(() => {
    found = findings(Object.fromEntries([...BROKEN, ...SOUND]))
  })

  test.for(BROKEN)('finds what is wrong in %s', ([file, , finding]) => {
    expect(found.get(file)).toEqual([expect.stringContaining(finding)])
  })

  test.for(SOUND)('finds nothing in %s', ([file]) => {
    expect(found.get(file)).toBeUndefined()
  })
})

describe('what Biome cannot see', () => {
  const BANNED = /(^|-)(utils?|helpers?|common|misc|managers?|data|types)[.-]/

  test('files are named after what is in them', () => {
    const named = (file: string) => BANNED.test(path.posix.basename(file))
    expect(filesOf('{ts,tsx,mjs,css,svg}').filter(named)).toEqual([])
    expect(['src/string-utils.ts', 'src/data.ts', 'src/dated.ts'].filter(named)).toEqual([
      'src/string-utils.ts',
      'src/data.ts',
    ])
  })

  test('no note is left for later', () => {
    const notes = filesOf('{ts,tsx,mjs,css}').filter((file) =>
      /(\/\/|\*).*\b(TOD[O]|FIXM[E]|XX[X]|HAC[K])\b/.test(readFileSync(file, 'utf8')),
    )
    expect(notes).toEqual([])
  })

  test('a file of the same folder is imported by "./"', () => {
    const roundabout = filesOf('{ts,tsx}').filter((file) =>
      new RegExp(`from '#${path.posix.dirname(file)}/[^/']+'`).test(readFileSync(file, 'utf8')),
    )
    expect(roundabout).toEqual([])
  })

  test('the machines bring no zod to the page: of contracts that use it they know the types only', async () => {
    const bundle = await rolldown({ input: globSync('machines/*.ts') })
    await bundle.generate()
    const read = await bundle.watchFiles
    await bundle.close()
    expect(read.some((file) => file.includes('/contracts/'))).toBe(true)
    expect(read.filter((file) => file.includes('node_modules/zod/'))).toEqual([])
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
