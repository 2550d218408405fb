import { expect, test } from 'vitest'
import { contactKindOf } from '#contracts/forms/contact-kind.ts'

test('an address names one of two kinds of contact, or none', () => {
  const named = ['business', 'individual', 'Business', '', undefined, 7].map(contactKindOf)
  expect(named).toEqual(['business', 'individual', undefined, undefined, undefined, undefined])
})
