import { expect, test } from 'vitest'
import { attemptOf } from '#machines/attempt.ts'
import { blankContact, isTyped } from '#machines/contact-fields.ts'
import { contactKindOf } from '#machines/contact-kind.ts'
import { completeSignUp } from '#src/dev/examples.ts'

test('a form without a key is never sent', () => {
  const keyless = { form: completeSignUp, idempotencyKey: null, signals: null }
  expect(() => attemptOf({ context: keyless })).toThrow('A form without a key was sent.')
})

test('an address names one of two kinds of contact, or none', () => {
  const named = ['business', 'individual', 'Business', '', undefined, 7].map(contactKindOf)
  expect(named).toEqual(['business', 'individual', undefined, undefined, undefined, undefined])
})

test.for<[string, object, boolean]>([
  ['nothing', {}, false],
  ['nothing, as a draft brings it back', { document: { name: '', bytes: 0 } }, false],
  ['who one is', { kind: 'business' }, false],
  ['a chosen document', { document: { name: 'a.pdf', bytes: 0 } }, true],
  ['a ticked consent', { consent: true }, true],
  ['a wish for a day', { appointmentDate: '2027-03-04' }, true],
  ['one letter', { topic: 'x' }, true],
])('closing the dialog with %s filled in', ([, filled, isLost]) => {
  expect(isTyped({ ...blankContact, ...filled })).toBe(isLost)
})
