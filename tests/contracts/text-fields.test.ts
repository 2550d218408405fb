import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { notifyJscInterest } from '#contracts/calls/notify-jsc-interest.ts'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { problemsIn } from '#contracts/forms/form-fields.ts'
import { LIMITS } from '#contracts/values/limits.ts'
import { FORMS } from '#tests/support/bodies.ts'

/** Combining marks that normalisation must sort, in time quadratic in their number. */
const MARKS = '\u0315\u0316'
/** Runs of marks that are sorted quickly; with one more, a text is refused. */
const MOST_MARKS = 30

const composing = vi.spyOn(String.prototype, 'normalize')
const composed = () => composing.mock.contexts.map(String)
beforeEach(() => void composing.mockClear())
afterAll(() => composing.mockRestore())

/** Every text field of every body, with a valid value. */
const FIELDS = [
  ...Object.values(FORMS).map((form) => [sendContactEmail, form] as const),
  [notifyJscInterest, { email: 'jane@visitor.example' }] as const,
].flatMap(([{ path, request }, body]) =>
  Object.entries(body)
    .filter(([field, value]) => typeof value === 'string' && field !== 'formType' && field !== 'selectedType')
    .map(([field, value]) => ({
      field: `${field} of ${'formType' in body ? body.formType : path}`,
      value: String(value),
      takes: (text: string) => request.safeParse({ ...body, [field]: text }).success,
    })),
)

describe.for(FIELDS)('the field $field', ({ value, takes }) => {
  test('is refused with 31 combining marks in a row, however short it is', () => {
    expect([takes(value), takes(`${value}${'\u0301'.repeat(31)}`)]).toEqual([true, false])
  })

  test('is measured before anything else is done with it: 31 KB of marks are refused without being composed', () => {
    const text = MARKS.repeat(7_750)
    expect(takes(text)).toBe(false)
    expect(composed()).not.toContain(text)
  })
})

test('A message of marks up to its limit is composed in portions that cost no time, or refused before', () => {
  for (const marks of [5_000, 31, MOST_MARKS, 15]) {
    const portion = `a${'\u0315'.repeat(Math.floor(marks / 2))}${'\u0316'.repeat(Math.ceil(marks / 2))}`
    const message = portion.repeat(Math.ceil(LIMITS.message / portion.length)).slice(0, LIMITS.message)
    composing.mockClear()
    expect(sendContactEmail.request.safeParse({ ...FORMS.contact, message }).success).toBe(
      marks <= MOST_MARKS,
    )
    expect(composed().includes(message)).toBe(marks <= MOST_MARKS)
  }
})

test('Text of thirty marks a letter is kept, composed, without blanks around it', () => {
  const message = ` e\u0301${'\u0315'.repeat(29)} `
  expect(sendContactEmail.request.parse({ ...FORMS.contact, message })).toMatchObject({
    message: `\u00e9${'\u0315'.repeat(29)}`,
  })
})

test('the typed length counts: text may not shrink into its limit by being composed', () => {
  const decomposed = 'e\u0301'
  const takes = (message: string) => sendContactEmail.request.safeParse({ ...FORMS.contact, message }).success
  expect(takes(decomposed.repeat(LIMITS.message / 2))).toBe(true)
  expect(takes(decomposed.repeat(LIMITS.message / 2 + 1))).toBe(false)
})

test('the forms judge a text in the same way before it is sent', () => {
  const limit = LIMITS.name
  const problemOf = (name: string) =>
    problemsIn('visa-case', { name, email: 'jane@visitor.example', message: '' }, '').name
  expect(problemOf(MARKS.repeat(7_750))).toBe('tooLong')
  expect(problemOf(`Jane${'\u0301'.repeat(31)}`)).toBe('malformed')
  expect(problemOf(`Jane${'\u0301'.repeat(30)}`)).toBeUndefined()
  expect(problemOf('e\u0301'.repeat(limit / 2 + 1))).toBe('tooLong')
})
