import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { site } from '#src/site/site.ts'

const launch = readFileSync('docs/launch.md', 'utf8')

/** The paths of all fields: those of an object one by one, a list as a whole. */
const fieldsOf = (value: object, path = ''): string[] =>
  Object.entries(value).flatMap(([key, part]) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? fieldsOf(part, `${path}${key}.`)
      : [`${path}${key}`],
  )

test('The launch list names every field of src/site/site.ts', () => {
  expect(fieldsOf(site).filter((field) => !launch.includes(`\`${field}\``))).toEqual([])
})

test('The launch list asks for no field that src/site/site.ts does not have', () => {
  const [, table = ''] = /^## 1\. Fill in\n([\s\S]*?)^## 2\./m.exec(launch) ?? []
  const asked = [...table.matchAll(/^\| `([^`]+)` +\|/gm)].map(([, field]) => field)
  expect(asked.length).toBeGreaterThan(25)
  expect(asked.filter((field) => !fieldsOf(site).includes(String(field)))).toEqual([])
})
