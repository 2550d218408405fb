import { describe, expect, test } from 'vitest'
import { blankBooking, bookingBody, bookingProblems } from '#machines/booking-fields.ts'
import { blankContact, contactBody, contactProblems, isTyped } from '#machines/contact-fields.ts'
import { contactKindOf } from '#machines/contact-kind.ts'
import { attemptOf } from '#machines/form-setup.ts'
import {
  blankConsultation,
  blankVisaCase,
  consultationBody,
  consultationProblems,
  visaCaseBody,
  visaCaseProblems,
} from '#machines/inquiry-fields.ts'
import { blankSignUp, signUpBody, signUpProblems } from '#machines/sign-up.ts'
import {
  completeBooking,
  completeConsultation,
  completeContact,
  completeSignUp,
  completeVisaCase,
  NOW,
} from '#src/dev/examples.ts'

type Fields = Record<string, unknown>
interface Form {
  name: string
  blank: object
  complete: object
  problemsIn: (form: never, now: string) => object
  bodyOf: (form: never) => object
  /** The fields that may stay empty, and of these and the others the one that may have lines. */
  optional: string[]
  longText: string | null
}

const FORMS: Form[] = [
  {
    name: 'booking',
    blank: blankBooking,
    complete: completeBooking,
    problemsIn: bookingProblems,
    bodyOf: bookingBody,
    optional: ['phone', 'description'],
    longText: 'description',
  },
  {
    name: 'contact',
    blank: blankContact,
    complete: completeContact,
    problemsIn: contactProblems,
    bodyOf: contactBody,
    optional: ['kind', 'phone', 'appointmentDate', 'document'],
    longText: 'message',
  },
  {
    name: 'visa case',
    blank: blankVisaCase,
    complete: completeVisaCase,
    problemsIn: visaCaseProblems,
    bodyOf: visaCaseBody,
    optional: ['message'],
    longText: 'message',
  },
  {
    name: 'consultation',
    blank: blankConsultation,
    complete: completeConsultation,
    problemsIn: consultationProblems,
    bodyOf: consultationBody,
    optional: ['date', 'time', 'message'],
    longText: 'message',
  },
  {
    name: 'sign-up',
    blank: blankSignUp,
    complete: completeSignUp,
    problemsIn: signUpProblems,
    bodyOf: signUpBody,
    optional: [],
    longText: null,
  },
]

/** Fields that a visitor types freely: a day and a time come from the browser's own controls. */
const CHOSEN = ['kind', 'consultationType', 'appointmentDate', 'date', 'time']
const typed = (form: object) =>
  Object.entries(form).filter(([name, value]) => typeof value === 'string' && !CHOSEN.includes(name))
const leaves = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value]

describe.for(FORMS)('the $name', ({ blank, complete, problemsIn, bodyOf, optional, longText }) => {
  const problems = (form: object): Fields => ({ ...problemsIn(form as never, NOW) })

  test('is blank before anything is typed', () => {
    expect(leaves(blank).filter(Boolean)).toEqual([])
  })

  test('is complete as the example fills it in, and names every field that must be', () => {
    expect(problems(complete)).toEqual({})
    const required = Object.keys(blank).filter((name) => !optional.includes(name))
    expect(problems(blank)).toEqual(Object.fromEntries(required.map((name) => [name, 'missing'])))
  })

  test('is sent without the blanks around what was typed', () => {
    const padded = Object.fromEntries(typed(complete).map(([name, text]) => [name, ` \t${text} `]))
    expect(bodyOf({ ...complete, ...padded } as never)).toEqual(bodyOf(complete as never))
  })

  test('is refused with any text that is longer than it may be', () => {
    for (const [name] of typed(complete))
      expect(problems({ ...complete, [name]: 'x'.repeat(5_001) })).toEqual({ [name]: 'tooLong' })
  })

  test('takes lines in its long text, and in no other', () => {
    for (const [name] of typed(complete)) {
      const found = problems({ ...complete, [name]: 'one\ntwo' })
      expect(found).toEqual(name === longText ? {} : { [name]: 'malformed' })
    }
  })
})

test('a booking without its type is never made a message', () => {
  expect(() => bookingBody({ ...completeBooking, consultationType: '' })).toThrow(
    'An incomplete booking was sent.',
  )
})

test('a form without a key is never sent', () => {
  const keyless = { form: completeSignUp, idempotencyKey: null, signals: null }
  expect(() => attemptOf(signUpBody)({ context: keyless })).toThrow('A form without a key was sent.')
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

test('a day is asked of a business only, a document told of an individual only', () => {
  const form = { ...completeContact, appointmentDate: '2027-03-04', document: { name: 'a.pdf', bytes: 1 } }
  expect(contactBody({ ...form, kind: 'business' })).toMatchObject({
    appointmentDate: '2027-03-04',
    fileAttached: false,
  })
  expect(contactBody({ ...form, kind: 'individual' })).toMatchObject({ fileAttached: true })
  const none = { name: '', bytes: 0 }
  expect(contactBody({ ...form, kind: 'individual', document: none })).toMatchObject({ fileAttached: false })
  expect(contactBody({ ...form, kind: 'individual' })).not.toHaveProperty('appointmentDate')
  expect(contactBody({ ...form, kind: 'business', appointmentDate: '' })).not.toHaveProperty(
    'appointmentDate',
  )
  const past = { ...completeContact, appointmentDate: '2020-01-01' }
  expect(contactProblems({ ...past, kind: 'business' }, NOW)).toEqual({ appointmentDate: 'past' })
  expect(contactProblems({ ...past, kind: 'individual' }, NOW)).toEqual({})
})
