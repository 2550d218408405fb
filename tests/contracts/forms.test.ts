import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { canBeAppointment, lastDayFrom } from '#contracts/forms/appointment-time.ts'
import {
  blankOf,
  bodyIn,
  documentProblem,
  type FieldsOf,
  fieldsIn,
  NO_DOCUMENT,
  problemsIn,
} from '#contracts/forms/form-fields.ts'
import { TRAP } from '#contracts/forms/form-signals.ts'
import { type Control, FORM_NAMES, type FormName, formOf, inputNamesOf } from '#contracts/forms/forms.ts'
import { momentInBerlin } from '#contracts/values/german-time.ts'
import { LIMITS } from '#contracts/values/limits.ts'
import { TALK_LANGUAGES, TALK_LINE_LIMIT, talkLanguageLine } from '#contracts/values/talk-language.ts'
import { DIPLOMA, FILM, NOW } from '#mocks/examples.ts'
import { FORM_DEFINITIONS } from '#src/app/form-definitions.ts'
import { suggestAddress } from '#src/forms/suggest-address.ts'
import { typedFor } from '#tests/support/form-posts.ts'

const TYPED = typedFor('2027-03-04')
const TODAY = NOW.split('T') as [string, string]

type Values = Record<string, unknown>

const rowsOf = (file: string) => parse(readFileSync(`tests/contracts/${file}`, 'utf8'))

const ODD_SIGNS = [...'a7.@ \t\nß😀\u200b\u3164\u0301\u037e\u2028\0\ufeff', 'e\u0301', '\ud800']
const LENGTHS = [50, 51, 100, 101, 200, 201, 254, 255, 400, 401, 5_000, 5_001]
const oddText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...ODD_SIGNS), maxLength: 12 }),
  fc.constantFrom('', ' \t', '\u200b', '\u0301'.repeat(31), `J${'\u0301'.repeat(31)}`, 'x\ny'),
  fc
    .tuple(fc.constantFrom(...LENGTHS), fc.constantFrom('x', '\u200b', 'e\u0301', ' '))
    .map(([length, sign]) => sign.repeat(length).slice(0, length)),
)
const ODD_ADDRESSES = ['a\u037e@b.de', `${'e\u0301'.repeat(33)}@b.de`, 'a@\u212b.de', 'a@b', 'a@b.de,c@d.de']
const DAYS = [
  '',
  '2026-11-22',
  '2026-11-23',
  '2027-02-30',
  '2027-03-28',
  ' 2026-11-22 ',
  '4.3.2027',
  'in spring',
]
const TIMES = ['', '00:01', '09:29', '09:30', '02:30', '24:00', ' 09:29 ', 'noon']

function typedInto(control: Control): fc.Arbitrary<unknown> {
  const mostly = <T>(arbitrary: fc.Arbitrary<T>) => ({ weight: 4, arbitrary })
  switch (control.kind) {
    case 'choice':
    case 'talkLanguage':
      return fc.constantFrom('', ...control.of)
    case 'consent':
      return fc.boolean()
    case 'document':
      return fc.constantFrom(NO_DOCUMENT, DIPLOMA)
    case 'day':
      return fc.oneof(mostly(fc.constantFrom(...DAYS)), oddText)
    case 'time':
      return fc.oneof(mostly(fc.constantFrom(...TIMES)), oddText)
    case 'email':
      return fc.oneof(mostly(fc.emailAddress()), fc.constantFrom(...ODD_ADDRESSES), oddText)
    default:
      return fc.oneof(mostly(fc.constantFrom('Two nurses', ' Two nurses\t')), oddText)
  }
}

const filledIn = (name: FormName) =>
  fc.record(
    Object.fromEntries(
      Object.entries(formOf(name).controls).map(([field, control]) => [field, typedInto(control)]),
    ),
  ) as fc.Arbitrary<FieldsOf<FormName>>

const postedBy = (name: FormName, fields: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(formOf(name).controls).flatMap(([field, control]) => {
      const value = fields[field]
      if (control.kind === 'consent') return value ? [[field, control.version]] : []
      if (control.kind === 'document') return value === DIPLOMA ? [[control.box, 'true']] : []
      return [[field, String(value).toWellFormed()]]
    }),
  )

const isUnchosen = (name: FormName, fields: Values) =>
  Object.entries(formOf(name).controls).some(([field, { kind }]) => kind === 'choice' && fields[field] === '')
const PROPERTY = { numRuns: 1_500, seed: 20261123 }

describe.for(FORM_NAMES)('The form %s', (name) => {
  const controls = Object.entries(formOf(name).controls)
  const problemsOf = (fields: object): Values => ({
    ...problemsIn(name, { ...blankOf(name), ...fields } as FieldsOf<typeof name>, NOW),
  })

  test('has the same problems and body from the app and the browser', () => {
    fc.assert(
      fc.property(filledIn(name), (fields) => {
        const posted = fieldsIn(name, postedBy(name, fields))
        const problems = problemsIn(name, fields, NOW)
        expect(problemsIn(name, posted, NOW)).toEqual(problems)
        if (isUnchosen(name, fields)) return
        const ofPost = JSON.stringify(bodyIn(name, posted, 'de'))
        expect(ofPost).toBe(JSON.stringify(bodyIn(name, fields, 'de')).replaceAll('\\ud800', '\ufffd'))
      }),
      PROPERTY,
    )
  })

  test('has problems exactly when its call refuses it', () => {
    fc.assert(
      fc.property(filledIn(name), (fields) => {
        if (isUnchosen(name, fields)) return
        const problems = Object.keys(problemsIn(name, fields, ''))
        const { success } = formOf(name).call.request.safeParse(bodyIn(name, fields, 'de'))
        if (problems.length === 0) expect(success).toBe(true)
        if (!success) expect(problems).not.toEqual([])
      }),
      PROPERTY,
    )
  })

  test('needs the controls that are required, and no other', () => {
    const required = controls.filter(([, control]) => 'required' in control)
    const missing = Object.fromEntries(required.map(([field]) => [field, 'missing']))
    expect(problemsOf({})).toEqual(missing)
    expect(Object.keys(problemsOf({}))).toEqual(Object.keys(missing))
    expect(fieldsIn(name, {})).toEqual(blankOf(name))
    expect(inputNamesOf(name)).toEqual(expect.arrayContaining(Object.keys(TYPED[name])))
    const emptied = Object.fromEntries(inputNamesOf(name).map((input) => [input, '']))
    expect(fieldsIn(name, emptied)).toEqual(blankOf(name))
  })

  test('accepts as many characters as its controls allow, without outer blanks', () => {
    for (const [field, control] of controls) {
      if (!('limit' in control)) continue
      expect(problemsOf({ [field]: ` ${'x'.repeat(control.limit)} ` })[field]).not.toBe('tooLong')
      expect(problemsOf({ [field]: 'x'.repeat(control.limit + 1) })[field]).toBe('tooLong')
    }
  })
})

test.for<[FormName, string]>([
  [
    'booking',
    '{"formType":"appointment","name":"Jane Doe","email":"jane@visitor.example","phone":"+49 89 1234","selectedType":"individual","message":"I am a nurse.\\nCan I come in spring?"}',
  ],
  [
    'business',
    '{"formType":"contact","name":"Two nurses","email":"ali@visitor.example","phone":"","topic":"Two nurses","message":"How long does it take?","fileAttached":false,"appointmentDate":"Donnerstag, 4. März 2027"}',
  ],
  [
    'individual',
    '{"formType":"contact","name":"Blue Card","email":"ali@visitor.example","phone":"","topic":"Blue Card","message":"Which salary is enough?","fileAttached":true}',
  ],
  [
    'visa-case',
    '{"formType":"free-visa-case","name":"Maria Silva","email":"maria@visitor.example","message":"Family reunion"}',
  ],
  [
    'consultation',
    '{"formType":"consultation","name":"Max Muster","email":"max@visitor.example","message":"","date":"2027-03-04","time":"14:00"}',
  ],
  ['sign-up', '{"email":"jane@visitor.example"}'],
  ['confirmation', '{"token":"a.b.c"}'],
])('The form %s is sent in exactly the documented bytes: %s', ([name, bytes]) => {
  expect(JSON.stringify(bodyIn(name, fieldsIn(name, TYPED[name]), 'de'))).toBe(bytes)
})

test.for<['booking' | 'consultation', string]>([
  ['booking', 'I am a nurse.\nCan I come in spring?'],
  ['consultation', ''],
])('The language of the talk is the first line of the message of the form %s', ([name, written]) => {
  const messageIn = (talkLanguage: string, language: 'en' | 'de') =>
    bodyIn(name, fieldsIn(name, { ...TYPED[name], talkLanguage }), language).message
  const below = written && `\n\n${written}`
  expect(messageIn('Türkçe', 'en')).toBe(`Talk in: Türkçe${below}`)
  expect(messageIn('Русский', 'de')).toBe(`Gesprächssprache: Русский${below}`)
  expect(messageIn('', 'en')).toBe(written)
  expect(messageIn('Klingon', 'en')).toBe(written)
})

test('The line with the talk’s language counts towards the message’s limit', () => {
  for (const { name: talkLanguage } of TALK_LANGUAGES) {
    const problemsOf = (length: number) =>
      problemsOfPost('booking', { talkLanguage, description: 'x'.repeat(length) })
    expect(problemsOf(LIMITS.message)).toEqual(['description tooLong'])
    expect(problemsOf(LIMITS.message - TALK_LINE_LIMIT)).toEqual([])
    const room = LIMITS.message - talkLanguageLine(talkLanguage, 'de').length - '\n\n'.length
    expect([problemsOf(room), problemsOf(room + 1)]).toEqual([[], ['description tooLong']])
  }
})

test('A requested day that is no date is sent as typed', () => {
  const fields = { ...blankOf('business'), appointmentDate: 'in spring' }
  expect(bodyIn('business', fields, 'en').appointmentDate).toBe('in spring')
  expect(bodyIn('business', blankOf('business'), 'en')).not.toHaveProperty('appointmentDate')
})

test('Inputs that a form does not have never reach its body', () => {
  const posted = { ...TYPED.booking, [TRAP]: 'x', admin: '1', formType: 'order' }
  expect(bodyIn('booking', fieldsIn('booking', posted), 'en')).toEqual(
    bodyIn('booking', fieldsIn('booking', TYPED.booking), 'en'),
  )
  const inherited = fieldsIn('sign-up', Object.create({ email: 'a@b.de' }))
  expect(inherited).toEqual(blankOf('sign-up'))
})

const problemsOfPost = (name: FormName, fields: object) =>
  Object.entries(problemsIn(name, fieldsIn(name, { ...TYPED[name], ...fields }), NOW)).map(
    ([field, problem]) => `${field} ${problem}`,
  )

test.for<[FormName, Record<string, string>, string[]]>([
  ...rowsOf('form-problems.yaml'),
  ['visa-case', { name: 'x'.repeat(LIMITS.name + 1) }, ['name tooLong']],
  ['booking', { email: 'jane@', phone: '1'.repeat(LIMITS.phone + 1) }, ['email malformed', 'phone tooLong']],
])('In the form %s, %o has the problems %o', ([name, fields, problems]) => {
  expect(problemsOfPost(name, fields)).toEqual(problems)
  const { date, time = '' } = fields
  if (date !== undefined) {
    // The functions accept a time earlier today, because the message may have waited on the device.
    const refused = problems.filter((problem) => problem !== 'time past')
    expect(canBeAppointment(date.trim(), time, momentInBerlin(...TODAY))).toBe(refused.length === 0)
  }
})

test('An address is suggested for a mistyped domain of a provider, and for no other', () => {
  const domains: { right: string[][]; mistyped: Record<string, string> } = rowsOf('email-domains.yaml')
  const suggestedFor = (domain: string) => [domain, suggestAddress(`Ada.L@${domain}`)]
  expect(domains.right.flat().map(suggestedFor)).toEqual(domains.right.flat().map((domain) => [domain, null]))
  const expected = Object.entries(domains.mistyped).map(([domain, meant]) => [domain, `Ada.L@${meant}`])
  expect(Object.keys(domains.mistyped).map(suggestedFor)).toEqual(expected)
})

test('Two years after a leap day is 28 February', () => {
  expect(['2028-02-28', '2028-02-29'].map(lastDayFrom)).toEqual(['2030-02-28', '2030-02-28'])
})

test('A partly entered day is unfinished', () => {
  const fields = { ...fieldsIn('consultation', TYPED.consultation), date: '' }
  expect(problemsIn('consultation', fields, NOW, ['date'])).toEqual({ date: 'unfinished' })
  expect(problemsIn('consultation', fields, NOW)).toEqual({})
})

test('A day is over when it is over in Germany', () => {
  const isAcceptedAt = (time: string) => canBeAppointment('2026-11-21', '', new Date(`2026-11-21T${time}Z`))
  expect(['22:59', '23:00'].map(isAcceptedAt)).toEqual([true, false])
})

test.for<[string, number, string?]>(rowsOf('documents.yaml'))(
  'A document named "%s" with %i bytes has the problem %s',
  ([name, bytes, problem]) => {
    const document = { name, bytes }
    expect(documentProblem(document)).toBe(problem)
    const { document: found } = problemsIn('individual', { ...blankOf('individual'), document }, NOW)
    expect(found).toBe(problem)
  },
)

const WRONG_TEXTS = ['', '\u200b', '\u0301'.repeat(40), 'x'.repeat(9_000)]
const WRONG_TIMES = ['2020-01-01', '2099-01-01', '00:00']

test.for(Object.entries(FORM_DEFINITIONS))(
  '%s has a sentence for each problem',
  ([name, { blank, problems }]) => {
    const form = name as FormName
    const sentences: Record<string, object | undefined> = problems
    for (const [field, control] of Object.entries(formOf(form).controls)) {
      const unchosen = control.kind === 'consent' ? [false] : ['']
      const chosen = control.kind === 'document' ? [FILM, { ...DIPLOMA, name: 'diploma.exe' }] : unchosen
      for (const value of 'limit' in control ? [...WRONG_TEXTS, ...WRONG_TIMES] : chosen) {
        const filledIn = { ...blank, date: NOW.slice(0, 10), [field]: value }
        const found: Record<string, string | undefined> = problemsIn(form, filledIn, NOW)
        expect(['', ...Object.keys(sentences[field] ?? {})], field).toContain(found[field] ?? '')
      }
    }
  },
)
