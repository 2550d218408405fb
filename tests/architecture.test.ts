import { spawnSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { beforeAll, describe, expect, test } from 'vitest'
import { importRules, ROOMS } from '#build/checks/import-rules.ts'

const FOLDERS = ['contracts', 'machines', 'mocks', 'functions', 'src', 'local', 'build', 'infra', 'tests']
const filesOf = (...endings: string[]) =>
  endings
    .flatMap((ending) => globSync(`{${FOLDERS.join()}}/**/*.${ending}`))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file !== 'src/app/routeTree.gen.ts')

/** Runs Biome with our rules on a project of these files alone, and returns the rule and message of each finding. */
function findings(sources: Record<string, string>): Map<string, string[]> {
  const project = mkdtempSync(path.join(tmpdir(), 'rules-'))
  const place = (file: string) => {
    const target = path.join(project, file)
    mkdirSync(path.dirname(target), { recursive: true })
    return target
  }
  for (const file of [
    'biome.json',
    'package.json',
    'build/checks/static-import.grit',
    'build/checks/import-rules.json',
  ])
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

/** Imports that each folder of the table may have, and those it may not, by its first files. */
const IMPORTS: Record<string, [allowed: string, forbidden: string]> = {
  'contracts/words/**': ['zod/mini', '#contracts/calls/endpoint.ts'],
  'contracts/calls/**': ['#contracts/words/limits.ts', '#contracts/forms/forms.ts'],
  'contracts/forms/**': ['#contracts/calls/endpoint.ts', 'xstate'],
  'contracts/tables/**': ['./answers.ts', 'zod/mini'],
  'machines/**': ['#contracts/words/limits.ts', '#src/browser/api.ts'],
  'mocks/**': ['msw', '#functions/web/gate.ts'],
  'functions/**': ['#functions/ports.ts', '#src/site/site.ts'],
  'functions/{web,mail,days,emails}/**': ['#functions/ports.ts', '#functions/calls/health.ts'],
  'build/**': ['#src/site/site.ts', '#tests/support/dom.ts'],
  'tests/**': ['#src/site/site.ts', '../src/site/site.ts'],
  'src/{site,browser}/**': ['#contracts/words/limits.ts', '@azure/data-tables'],
  'src/app/**': ['#src/ui/steps.tsx', '#src/dev/start.ts'],
  'src/routes/**': ['#src/layout/document.tsx', '#src/flows/booking/booking-form.tsx'],
  'src/pages/**': ['#src/flows/booking/booking-form.tsx', '#src/pages/about/about.tsx'],
  'src/flows/**': ['./booking.form.ts', '#src/flows/sign-up/sign-up.form.ts'],
  'src/forms/**': ['#src/ui/steps.tsx', '#src/flows/booking/booking.form.ts'],
  'src/queue/**': ['#src/browser/api.ts', '#src/forms/form-ports.ts'],
  'src/ui/**': ['#src/content/facts.ts', '#src/forms/form.tsx'],
  'src/layout/**': ['#src/content/facts.ts', '#src/pages/home/home.tsx'],
  'src/content/**': ['#src/site/site.ts', '#src/ui/steps.tsx'],
  'src/dev/**': ['#mocks/browser.ts', '#tests/support/walks.ts'],
  'src/dev/panel/**': ['xstate/guards', '#contracts/calls/call-failure.ts'],
}
const fileIn = (files: string) => files.replace(/\{(\w+),[^}]*\}/, '$1').replace('**', 'some/file.ts')

/** Files that break a rule of no folder. */
const BROKEN: Record<string, [source: string, rule: string]> = {
  'functions/development.ts': [`import 'msw'`, 'noUndeclaredDependencies'],
  'src/routes/long.tsx': ['a()\n'.repeat(21), 'noExcessiveLinesPerFile'],
  'src/layout/early.ts': [`import { a } from '#src/flows/consent.ts'\na()`, 'Import it dynamically'],
  'src/circle.ts': [`import type { B } from './back.ts'\nexport type A = B`, 'noImportCycles'],
}

describe('Biome', () => {
  let found: Map<string, string[]>
  beforeAll(() => {
    const broken = Object.entries(BROKEN).map(([file, [source]]) => [file, source] as const)
    const back = ['src/back.ts', `import type { A } from './circle.ts'\nexport type B = A`] as const
    const rooms = Object.entries(IMPORTS).map(
      ([files, imports]) => [fileIn(files), imports.map((path) => `import '${path}'`).join('\n')] as const,
    )
    found = findings(Object.fromEntries([...rooms, ...broken, back]))
  })

  test.for(ROOMS)('$rule', ({ files: [files = ''], rule }) => {
    expect(found.get(fileIn(files))).toEqual([expect.stringContaining(rule)])
  })

  test.for(Object.entries(BROKEN))('finds the violation in %s', ([file, [, rule]]) => {
    expect(found.get(file)).toEqual([expect.stringContaining(rule)])
  })

  test('reads the import rules of the table: `npm run rules` writes them', () => {
    expect(readFileSync('build/checks/import-rules.json', 'utf8')).toBe(importRules())
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

  test('neither machines without a form nor the address of the contact dialog load zod', async () => {
    const withoutForm = [
      'cookie-consent',
      'quick-check',
      'waitlist-confirm',
      'waiting-messages',
      'your-message',
    ]
    const bundle = await rolldown({
      input: [...withoutForm.map((machine) => `machines/${machine}.ts`), 'contracts/forms/contact-kind.ts'],
    })
    await bundle.generate()
    const read = await bundle.watchFiles
    await bundle.close()
    expect(read.some((file) => file.includes('/contracts/'))).toBe(true)
    expect(read.filter((file) => file.includes('node_modules/zod/'))).toEqual([])
  })
})
