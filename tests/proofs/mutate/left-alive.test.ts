import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import leftAlive from './left-alive.json' with { type: 'json' }

test('each mutant that may live for a reason stands in a line that is still there: the night finds nothing stale', () => {
  const stale = leftAlive.filter(({ file, line, original }) => {
    const source = readFileSync(file, 'utf8')
    return !source.split('\n').some((one) => one.trim() === line) || !source.includes(original)
  })
  expect(stale).toEqual([])
})
