import { describe, expect, test } from 'vitest'
import { type ContactEmail, emailIn, sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { LIMITS } from '#contracts/values/limits.ts'

const { request, success } = sendContactEmail
const accepts = (body: unknown) => request.safeParse(body).success

/** The bodies of section 7, one for each form. */
const BODIES: ContactEmail[] = [
  {
    formType: 'contact',
    name: 'Blue Card',
    email: 'ali@visitor.example',
    phone: '',
    topic: 'Blue Card',
    message: 'Which salary is enough?',
    appointmentDate: 'Monday, 30 November 2026',
    fileAttached: false,
  },
  { formType: 'free-visa-case', name: 'Maria Silva', email: 'maria@visitor.example', message: '' },
  {
    formType: 'consultation',
    name: 'Max Muster',
    email: 'max@visitor.example',
    message: '',
    date: '2026-12-01',
    time: '14:00',
  },
  {
    formType: 'appointment',
    name: 'Jane Doe',
    email: 'jane@visitor.example',
    phone: '+49 89 1234',
    selectedType: 'business',
    message: 'Two nurses',
  },
]
const [CONTACT, VISA_CASE, CONSULTATION, APPOINTMENT] = BODIES

describe.for(BODIES)('the form $formType', (body) => {
  test('is accepted as documented, and read unchanged', () => {
    expect(request.parse(body)).toEqual(body)
  })

  test('with unknown fields is accepted, and those are dropped', () => {
    expect(request.parse({ ...body, admin: true, constructor: 1 })).toEqual(body)
  })

  test('fault 6: with prototype keys changes no prototype', () => {
    const hostile = JSON.stringify(body).replace('{', '{"__proto__":{"admin":true},')
    const parsed = request.parse(JSON.parse(hostile))
    expect(parsed).toEqual(body)
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype)
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })
})

test.for([
  [CONTACT, ['phone', 'appointmentDate']],
  [VISA_CASE, ['message']],
  [CONSULTATION, ['message', 'date', 'time']],
  [APPOINTMENT, ['phone', 'message']],
] as const)('the optional fields of $0.formType may be left out, the others not', ([body, optional]) => {
  const needed = Object.keys(body ?? {}).filter((field) => !accepts({ ...body, [field]: undefined }))
  const known = Object.keys(body ?? {}).filter((field) => !(optional as readonly string[]).includes(field))
  expect(needed).toEqual(known)
})

test.for([
  ['name', LIMITS.name, VISA_CASE],
  ['topic', LIMITS.topic, CONTACT],
  ['message', LIMITS.message, APPOINTMENT],
  ['phone', LIMITS.phone, APPOINTMENT],
  ['appointmentDate', LIMITS.date, CONTACT],
  ['date', LIMITS.date, CONSULTATION],
  ['time', LIMITS.date, CONSULTATION],
] as const)('%s holds %i characters and not one more', ([field, limit, body]) => {
  expect(accepts({ ...body, [field]: 'x'.repeat(limit) })).toBe(true)
  expect(accepts({ ...body, [field]: 'x'.repeat(limit + 1) })).toBe(false)
})

test('an address holds 254 characters and not one more', () => {
  const domain = `@${'d'.repeat(63)}.${'d'.repeat(63)}.${'d'.repeat(60)}.example`
  const address = (length: number) => 'x'.repeat(length - domain.length) + domain
  expect(accepts({ ...APPOINTMENT, email: address(LIMITS.email) })).toBe(true)
  expect(accepts({ ...APPOINTMENT, email: address(LIMITS.email + 1) })).toBe(false)
})

test('fault 9: an address that is too long is refused before its pattern is tried, which would take long', () => {
  const { error } = request.safeParse({ ...APPOINTMENT, email: `a@${'.'.repeat(30_000)},` })
  expect(error?.issues.map(({ code }) => code)).toEqual(['too_big'])
})

test('an answer needs no body of a certain shape', () => {
  expect(success.parse({})).toEqual({})
  expect(success.parse({ reference: 'IS-7K3F-9QXD', other: 1 })).toEqual({ reference: 'IS-7K3F-9QXD' })
})

test('the address of a visitor is that of the form, and none where a form asks for none', () => {
  const names = ['ali', 'maria', 'max', 'jane']
  expect(BODIES.map(emailIn)).toEqual(names.map((name) => `${name}@visitor.example`))
  const { email: _, ...callback } = CONTACT as ContactEmail & { email: string }
  expect(emailIn(callback as ContactEmail)).toBeNull()
})
