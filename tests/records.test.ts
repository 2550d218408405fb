import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { decisionRecords, INDEX, recordsIndex } from '#build/checks/records.ts'

const records = decisionRecords()

test('every record says what was decided, its status and its day', () => {
  expect(records.length).toBeGreaterThan(20)
  expect(records.filter(({ head }) => head === null).map(({ file }) => file)).toEqual([])
  expect(records.filter(({ file, title }) => file.slice(0, 4) !== title.slice(0, 4))).toEqual([])
})

test('a superseded record says by what, and an accepted one is superseded by nothing', () => {
  const wrong = records.filter(({ head }) => (head?.status === 'Superseded') !== (head?.by !== undefined))
  expect(wrong).toEqual([])
})

test('the index names every record: `npm run records` writes it', () => {
  expect(readFileSync(INDEX, 'utf8')).toBe(recordsIndex(records))
})

test('what the documents link to is there', () => {
  const documents = globSync(['*.md', 'docs/*.md', 'docs/{decisions,machines}/*.md'])
  const dead = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
      .map(([, link]) => path.join(path.dirname(file), String(link)))
      .filter((target) => !existsSync(target))
      .map((target) => `${file}: ${target}`),
  )
  expect(dead).toEqual([])
})
