import { afterEach, expect, test, vi } from 'vitest'
import { provideRandomUuid } from '#src/browser/random-uuid.ts'

afterEach(() => vi.unstubAllGlobals())

test('A page without crypto.randomUUID gets different UUIDs of version 4', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  provideRandomUuid()
  const uuids = Array.from({ length: 50 }, () => crypto.randomUUID())
  for (const uuid of uuids)
    expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(uuids).size).toBe(50)
})
