import fc from 'fast-check'
import { expect, test } from 'vitest'
import { UUID_PATTERN } from '#contracts/calls/headers.ts'
import { referenceFrom, requestIdOf, uuidFrom } from '#functions/identifiers.ts'

test('A UUID depends on its text alone; a reference can be read aloud: no I, L, O or U', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(UUID_PATTERN.test(uuidFrom(one))).toBe(true)
      expect(uuidFrom(one) === uuidFrom(other)).toBe(one === other)
      expect(referenceFrom(uuidFrom(one))).toMatch(/^IS-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    }),
  )
})

test('The id of a request comes from its key or, without a key, from its content, and then for ten minutes', () => {
  const id = (key: string | null, time: string, bodyHash = 'body') =>
    requestIdOf('lead', key, bodyHash, new Date(`2026-11-21T${time}Z`))
  expect(id('key', '10:00:00')).toBe(id('key', '23:00:00', 'another body'))
  expect(id(null, '10:00:00.000')).toBe(id(null, '10:09:59.999'))
  expect(id(null, '10:00:00')).not.toBe(id(null, '10:10:00'))
  expect(id(null, '10:00:00')).not.toBe(id(null, '10:00:00', 'another body'))
  expect(id('key', '10:00:00')).not.toBe(requestIdOf('sign-up', 'key', 'body', new Date()))
})
