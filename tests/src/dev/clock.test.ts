import { expect, test } from 'vitest'
import { dateFrom } from '#src/dev/clock.ts'

const NEW_YEAR = Date.parse('2027-01-01T09:00:00Z')

test('a clock that begins at another moment goes on from there, and knows all other days', () => {
  let real = Date.parse('2026-11-22T10:00:00Z')
  class Real extends Date {
    static override now = () => real
  }
  const Shifted = dateFrom(NEW_YEAR, Real as unknown as DateConstructor)
  expect(new Shifted().toISOString()).toBe('2027-01-01T09:00:00.000Z')
  real += 60_000
  expect(Shifted.now()).toBe(NEW_YEAR + 60_000)
  expect(new Shifted().getUTCFullYear()).toBe(2027)
  expect(Shifted()).toBe(new Date(NEW_YEAR + 60_000).toString())

  expect(new Shifted('2026-02-03').toISOString()).toBe('2026-02-03T00:00:00.000Z')
  expect(new Shifted(2026, 1, 3).getDate()).toBe(3)
  expect(Shifted.UTC(2026, 1, 3)).toBe(Date.UTC(2026, 1, 3))
  expect(new Shifted()).toBeInstanceOf(Date)
  expect(new Shifted()).toBeInstanceOf(Shifted)
})
