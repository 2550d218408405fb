import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TEXTS } from '#build/check.ts'
import { EXAMPLE } from '#build/forms/new-form/table.ts'
import { EVERY_KIND } from '#tests/support/every-kind-of-field.ts'
import { repositoryCopy } from '#tests/support/repository-copy.ts'

let copy: ReturnType<typeof repositoryCopy>
beforeAll(() => {
  copy = repositoryCopy()
})
afterAll(() => copy.remove())

/** What the runner of this test has set: under it lingui does not start, and what a clone approves CI would not. */
const OF_THE_RUNNER = /^(VITEST.*|NODE_ENV|NODE_OPTIONS|CI|TEST|MODE|DEV|PROD|SSR|BASE_URL)$/
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_THE_RUNNER.test(name)))

const run = (...args: string[]) => {
  const options = { cwd: copy.folder, encoding: 'utf8', env } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options)
  return { status, told: stdout + stderr }
}

test('forms that the command has just written keep the types, have all their words, and are walked on their pages', () => {
  mkdirSync(path.join(copy.folder, '.local'))
  for (const [noun, table] of Object.entries({ 'trial-week': EVERY_KIND, callback: EXAMPLE })) {
    writeFileSync(path.join(copy.folder, `.local/${noun}.json`), JSON.stringify(table))
    const written = run('build/forms/new-form/new-form.ts', noun)
    expect(written, written.told).toMatchObject({ status: 0 })
  }
  expect(run('node_modules/typescript/bin/tsc')).toEqual({ status: 0, told: '' })
  const texts = run(...TEXTS)
  expect(texts, texts.told).toMatchObject({ status: 0 })
  const tests = run(
    'node_modules/vitest/vitest.mjs',
    'run',
    ...[
      'tests/machines',
      'tests/src/flows',
      'tests/src/dev',
      'tests/architecture.test.ts',
      'tests/diagrams.test.ts',
    ],
    ...['tests/src/catalogs.test.ts'],
    // What the form is in; the rest is asked elsewhere.
    ...['-t', 'callback|trial-week|gallery|flow index|diagrams|message of'],
  )
  expect(tests, tests.told).toMatchObject({ status: 0 })
}, 600_000)
