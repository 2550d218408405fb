import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import leftAlive from './left-alive.json' with { type: 'json' }

test('each explained survivor is in a line that still exists', () => {
  const stale = leftAlive.filter(({ file, line, original }) => {
    const source = readFileSync(file, 'utf8')
    return !source.split('\n').some((one) => one.trim() === line) || !source.includes(original)
  })
  expect(stale).toEqual([])
})
