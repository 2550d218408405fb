import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EXAMPLE, type FormTable, readTable } from '#build/forms/new-form/table.ts'
import { EVERY_KIND } from '#tests/support/every-kind-of-field.ts'
import { repositoryCopy } from '#tests/support/repository-copy.ts'

let copy: ReturnType<typeof repositoryCopy>
beforeAll(() => {
  copy = repositoryCopy()
})
afterAll(() => copy.remove())

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy.folder, encoding: 'utf8' })
  return { status, told: stdout + stderr }
}

/** The command, which ends with an error where Biome finds one in what it has written. */
function newForm(noun: string, table: FormTable) {
  const file = path.join(path.dirname(copy.folder), `${noun}.json`)
  writeFileSync(file, JSON.stringify(table))
  return run('build/forms/new-form/new-form.ts', noun, file, '--code')
}

test('two forms, one with every kind of field, are in all places, keep the rules, and come once', () => {
  const first = newForm('trial-week', EVERY_KIND)
  expect(first.told).toContain('By hand, in this order:')
  expect(newForm('callback', EXAMPLE).status).toBe(0)
  expect(newForm('callback', EXAMPLE)).toMatchObject({
    status: 1,
    told: expect.stringContaining('There is a callback already'),
  })
})

test('a list that is no longer what it was is named, with what belongs there, and nothing is written', () => {
  const file = path.join(copy.folder, 'src/site/acting-pages.ts')
  const source = readFileSync(file, 'utf8')
  writeFileSync(file, source.replace("  '/contact',\n", ''))
  const { status, told } = newForm('other', EXAMPLE)
  writeFileSync(file, source)
  expect(status).toBe(1)
  expect(told).toContain('src/site/acting-pages.ts: this stands there no longer')
  expect(told).toContain("Say in build/forms/new-form/insertions.yaml where this belongs now:\n\n  '/other',")
  expect(run('build/forms/new-form/new-form.ts', 'other')).toEqual({
    status: 0,
    told: expect.stringContaining('.local/other.json is written, with an example'),
  })
})

const changed = (change: object) => JSON.stringify({ ...EXAMPLE, ...change })

test.for<[string, string, string]>([
  ['no JSON', '{', 'this is no JSON'],
  ['no German', changed({ title: { en: 'Trial week' } }), 'title.de: '],
  [
    'a mark of the catalogs',
    changed({ title: { en: 'For {you}', de: 'Für Sie' } }),
    'title.en: must hold no {',
  ],
  [
    'a field of no kind',
    changed({ fields: ['name', 'phone', 'adress'] }),
    'fields[2]: "adress" is no field. Write one of',
  ],
  ['nobody to answer', changed({ fields: ['name', 'message'] }), '"email" or "phone" is missing'],
  ['no name', changed({ fields: ['email', 'message'] }), '"name" is missing'],
  ['a field twice', changed({ fields: ['name', 'email', 'email'] }), '"email" is there twice'],
  ['consent before the end', changed({ fields: ['name', 'consent', 'email'] }), '"consent" is the last one'],
  [
    'a column of every lead',
    changed({ fields: ['name', 'email', { line: 'language', label: EXAMPLE.title, max: 20 }] }),
    '"language" is the name of something else',
  ],
  [
    'a limit that is another one elsewhere',
    changed({ fields: ['name', 'email', { line: 'topic', label: EXAMPLE.title, max: 20 }] }),
    '"topic" has 200 characters at most',
  ],
  [
    'a single option',
    changed({
      fields: ['name', 'email', { choice: 'stay', label: EXAMPLE.title, options: { a: EXAMPLE.title } }],
    }),
    'fields[2]',
  ],
])('a table with %s is refused, and the reason says where', ([, text, reason]) => {
  expect(() => readTable(text)).toThrow(reason)
})
