import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { confirmWaitlist } from '#contracts/calls/confirm-waitlist.ts'
import { notifyJscInterest } from '#contracts/calls/notify-jsc-interest.ts'
import { type ContactEmail, emailIn, sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { yourMessage } from '#contracts/calls/your-message.ts'
import { LIMITS } from '#contracts/values/limits.ts'
import { OWN_MESSAGE } from '#mocks/examples.ts'
import { BODIES, FORMS } from '#tests/support/bodies.ts'
import { WITHOUT_ADDRESS } from '#tests/support/outbox.ts'

const CALLS = [sendContactEmail, notifyJscInterest, confirmWaitlist, yourMessage]
const accepts = (body: unknown) => sendContactEmail.request.safeParse(body).success

/** Returns the bodies except those given as text or bytes, which must be parsed before validation. */
const cases = (kind: 'good' | 'bad') =>
  CALLS.flatMap(({ path, request }) =>
    Object.entries(BODIES[path]?.[kind] ?? {})
      .filter(([, body]) => typeof body !== 'string' && !(body instanceof Uint8Array))
      .map(([name, body]) => ({ path, request, name, body })),
  )

test.for(cases('good'))('$path accepts $name', ({ request, body }) => {
  expect(request.safeParse(body).success).toBe(true)
})

/** Matches the names of bodies with a wrong day or time, which are refused by the handler, not by the schema. */
const NEEDS_TODAY = /day|year|February|summer time/
test.for(cases('bad').filter(({ name }) => !NEEDS_TODAY.test(name)))(
  '$path refuses $name',
  ({ request, body }) => {
    expect(request.safeParse(body).success).toBe(false)
  },
)

test.for([
  ['appointment', ['phone', 'message']],
  ['contact', ['phone', 'appointmentDate']],
  ['free-visa-case', ['message']],
  ['consultation', ['message', 'date', 'time']],
] as const)('The form %s is read unchanged, and only its fields %s are optional', ([type, optional]) => {
  const body: ContactEmail = FORMS[type]
  expect(sendContactEmail.request.parse(body)).toEqual(body)
  const needed = Object.keys(body).filter((field) => !accepts({ ...body, [field]: undefined }))
  expect(needed).toEqual(
    Object.keys(body).filter((field) => !(optional as readonly string[]).includes(field)),
  )
  expect(emailIn(body)).toBe(body.email)
})

test('A form without an address field has no address', () => {
  expect(emailIn(WITHOUT_ADDRESS)).toBeNull()
})

test('Unknown fields and prototype keys are dropped, and change no prototype', () => {
  const hostile = JSON.stringify({ ...FORMS.contact, admin: true }).replace(
    '{',
    '{"__proto__":{"admin":true},',
  )
  const parsed = sendContactEmail.request.parse(JSON.parse(hostile))
  expect(parsed).toEqual(FORMS.contact)
  expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype)
  expect(({} as { admin?: boolean }).admin).toBeUndefined()
})

test('An address that is too long is refused before the slow pattern check', () => {
  const body = { ...FORMS.appointment, email: `a@${'.'.repeat(30_000)},` }
  const { error } = sendContactEmail.request.safeParse(body)
  expect(error?.issues.map(({ code }) => code)).toEqual(['too_big'])
})

/** Combining marks in the wrong order. Normalizing a run of them takes quadratic time. */
const MARKS = '\u0315\u0316'

const composing = vi.spyOn(String.prototype, 'normalize')
const composed = () => composing.mock.contexts.map(String)
beforeEach(() => void composing.mockClear())
afterAll(() => composing.mockRestore())

const FIELDS = [
  ...Object.values(FORMS).map((form) => [sendContactEmail, form] as const),
  [notifyJscInterest, { email: 'jane@visitor.example' }] as const,
].flatMap(([{ request }, body]) =>
  Object.entries(body)
    .filter(([field, value]) => typeof value === 'string' && field !== 'formType' && field !== 'selectedType')
    .map(([field, value]) => ({
      field: 'formType' in body ? `${field} of ${body.formType}` : field,
      value: String(value),
      takes: (text: string) => request.safeParse({ ...body, [field]: text }).success,
    })),
)

test.for(FIELDS)('The field $field is refused with 31 combining marks in a row', ({ value, takes }) => {
  expect([takes(value), takes(`${value}${'\u0301'.repeat(31)}`)]).toEqual([true, false])
  const text = MARKS.repeat(7_750)
  expect(takes(text)).toBe(false)
  expect(composed()).not.toContain(text)
})

test('A message is normalised, and its limit counts the characters as typed', () => {
  const message = ` e\u0301${'\u0315'.repeat(29)} `
  expect(sendContactEmail.request.parse({ ...FORMS.contact, message })).toMatchObject({
    message: `\u00e9${'\u0315'.repeat(29)}`,
  })
  const decomposed = (count: number) => ({ ...FORMS.contact, message: 'e\u0301'.repeat(count) })
  expect(accepts(decomposed(LIMITS.message / 2))).toBe(true)
  expect(accepts(decomposed(LIMITS.message / 2 + 1))).toBe(false)
})

const { handedOverAt: _, ...WAITING } = OWN_MESSAGE

test.for<[(typeof CALLS)[number], object, boolean]>([
  [sendContactEmail, {}, true],
  [notifyJscInterest, { anything: true }, true],
  [notifyJscInterest, { receipt: 'later' }, true],
  [notifyJscInterest, { receipt: 'soon' }, false],
  [confirmWaitlist, { anything: true }, true],
  [yourMessage, {}, true],
  [yourMessage, { message: OWN_MESSAGE }, true],
  [yourMessage, { message: WAITING }, true],
  [yourMessage, { message: {} }, false],
  [yourMessage, { message: { ...OWN_MESSAGE, answerBy: 'soon' } }, false],
  [yourMessage, { message: { ...OWN_MESSAGE, deletedOn: null } }, false],
  [yourMessage, { receipt: 'perhaps' }, false],
])('$path may answer %o: %s', ([{ success }, answer, isAnswer]) => {
  expect(success.safeParse(answer).success).toBe(isAnswer)
})
