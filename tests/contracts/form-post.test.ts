import { describe, expect, test } from 'vitest'
import { CONSENT_VERSIONS } from '#contracts/consent.ts'
import {
  FORM_PAGE_NAMES,
  FORM_PAGES,
  type FormPage,
  type FormPageName,
  formAction,
} from '#contracts/form-pages.ts'
import {
  askedConfirmation,
  askedPage,
  bodyIn,
  type Fields,
  FORM_CONTENT_TYPE,
  headersIn,
  problemsIn,
  readFields,
} from '#contracts/form-post.ts'
import { LIMITS } from '#contracts/limits.ts'
import { templateFile } from '#contracts/page-template.ts'
import { asBrowsersWrite, TYPED } from '#tests/support/form-posts.ts'

/** A quarter to midnight in Germany. */
const NOW = new Date('2026-11-21T22:45:00Z')
const inEnglish = (page: FormPageName) => ({ page, language: 'en' }) as const
const problemsOf = (page: FormPageName, fields: Fields, now = NOW) =>
  problemsIn(fields, inEnglish(page), now).map(({ control, problem }) => `${control} ${problem}`)

test.for([
  ['application/x-www-form-urlencoded', true],
  ['Application/X-WWW-Form-URLencoded', true],
  ['application/x-www-form-urlencoded;charset=UTF-8', true],
  ['application/x-www-form-urlencoded ; charset="utf-8" ', true],
  ['application/x-www-form-urlencoded;  charset=utf-8', true],
  ['application/x-www-form-urlencoded; charset="utf-8', false],
  ['application/x-www-form-urlencoded; charset=utf-16', false],
  ['application/x-www-form-urlencoded; charset=utf-8; x', false],
  ['application/x-www-form-urlencodedx', false],
  ['text/application/x-www-form-urlencoded', false],
] as const)('%s is the content type of a form: %s', ([type, isForm]) => {
  expect(FORM_CONTENT_TYPE.test(type)).toBe(isForm)
})

test.for(FORM_PAGE_NAMES)('the action of the form %s says which form it is', (page) => {
  const action = formAction(FORM_PAGES[page].endpoint.path, page, 'de')
  const { pathname, searchParams } = new URL(action, 'https://site.example')
  expect(pathname).toBe(FORM_PAGES[page].endpoint.path)
  expect(askedPage(searchParams)).toEqual({ page, language: 'de' })
})

test.for(['', 'from=booking', 'language=en', 'from=booking&language=fr', 'from=toString&language=en'])(
  'an action with "%s" names no form',
  (query) => {
    expect(askedPage(new URLSearchParams(query))).toBeNull()
  },
)

test.for([
  ['/job-seeker-compass/confirm?token=a.b', { page: 'confirmation', language: 'en', token: 'a.b' }],
  ['/de/job-seeker-compass/confirm?token=a.b', { page: 'confirmation', language: 'de', token: 'a.b' }],
  ['/de/job-seeker-compass/confirm', { page: 'confirmation', language: 'de', token: '' }],
  ['/job-seeker-compass?token=a.b', null],
  ['/fr/job-seeker-compass/confirm?token=a.b', null],
  ['/de?token=a.b', null],
] as const)('the address %s is that of a confirmation: %o', ([address, asked]) => {
  expect(askedConfirmation(new URL(address, 'https://site.example'))).toEqual(asked)
})

describe('the fields of a post', () => {
  test.for(FORM_PAGE_NAMES)('of the form %s are those that the browser sent', (page) => {
    expect(readFields(asBrowsersWrite(TYPED[page]))).toEqual(TYPED[page])
  })

  test('keep what was typed: signs of the encoding itself, other scripts, every kind of line end', () => {
    expect(readFields('q=a%3Db=c&na%2Bme=+1%2B1+%C4%B1&lines=1%0D%0A2%0D3%0A4&none&=x')).toEqual({
      q: 'a=b=c',
      'na+me': ' 1+1 ı',
      lines: '1\n2\n3\n4',
      none: '',
      '': 'x',
    })
    expect(readFields('')).toEqual({})
  })

  test('are 64 at the most, and none stands there twice', () => {
    const fields = (count: number) => Array.from({ length: count }, (_, at) => `f${at}=`).join('&')
    expect(Object.keys(readFields(fields(64)))).toHaveLength(64)
    for (const text of [fields(65), fields(900), 'a=1&a=1', 'a=1&b=&a=2'])
      expect(() => readFields(text)).toThrow('No form has these fields.')
    expect(() => readFields('a=%FF')).toThrow('URI malformed')
  })
})

test.for(FORM_PAGE_NAMES)('the form %s, filled in, is taken by the contract of its endpoint', (page) => {
  const body = bodyIn(TYPED[page], inEnglish(page))
  const { endpoint, fixed } = FORM_PAGES[page]
  expect(endpoint.request.safeParse(body).success).toBe(true)
  expect(body).toMatchObject(fixed)
  expect(problemsOf(page, TYPED[page])).toEqual([])
})

test.for(FORM_PAGE_NAMES)('nothing that is typed into the form %s is lost on the way to its body', (page) => {
  const { consent: _, ...typed }: Fields = { ...TYPED[page] }
  const filled = Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, value || `my ${name}`]),
  )
  const body = bodyIn(filled, inEnglish(page))
  expect(FORM_PAGES[page].endpoint.request.parse(body)).toEqual(body)
  const texts = Object.entries(filled).filter(
    ([name]) => name !== 'fileAttached' && name !== 'appointmentDate',
  )
  expect(Object.values(body)).toEqual(expect.arrayContaining(texts.map(([, text]) => text)))
})

test('a body holds the fields of its page as the app words them, and nothing else', () => {
  const { consent: _, consultationType, description, ...booking } = TYPED.booking
  const more = { ...TYPED.booking, homepage: 'x', admin: '1' }
  expect(bodyIn(more, inEnglish('booking'))).toEqual({
    ...booking,
    formType: 'appointment',
    selectedType: consultationType,
    message: description,
  })
  const contact = {
    formType: 'contact',
    name: 'Two nurses',
    topic: 'Two nurses',
    message: 'How?',
    fileAttached: false,
  }
  const business: Fields = { topic: 'Two nurses', message: 'How?', appointmentDate: '2099-12-01' }
  expect(bodyIn(business, { page: 'business', language: 'de' })).toEqual({
    ...contact,
    appointmentDate: 'Dienstag, 1. Dezember 2099',
  })
  expect(bodyIn({ ...business, appointmentDate: 'in spring' }, inEnglish('business'))).toEqual({
    ...contact,
    appointmentDate: 'in spring',
  })
  expect(bodyIn({ ...business, appointmentDate: '' }, inEnglish('business'))).toEqual(contact)
  expect(bodyIn({}, inEnglish('visa-case'))).toStrictEqual({ formType: 'free-visa-case' })
  expect(bodyIn({ email: '' }, inEnglish('individual'))).toMatchObject({ email: '' })
  for (const [fileAttached, isAttached] of [
    ['true', true],
    ['false', false],
    ['', false],
  ] as const)
    expect(bodyIn({ fileAttached }, inEnglish('individual'))).toEqual({
      formType: 'contact',
      fileAttached: isAttached,
    })
})

test.for([
  [{}, { 'Content-Language': 'de', 'X-Form-Signals': 'filled=unknown; trap=0', 'X-Confirmation': 'gesture' }],
  [
    { homepage: 'https://spam.example', consent: '2026-11', confirmation: 'withdraw' },
    {
      'Content-Language': 'de',
      'X-Form-Signals': 'filled=unknown; trap=1',
      'X-Consent-Version': '2026-11',
      'X-Confirmation': 'withdraw',
    },
  ],
  [
    { homepage: '', consent: '', confirmation: 'anything' },
    { 'Content-Language': 'de', 'X-Form-Signals': 'filled=unknown; trap=0', 'X-Confirmation': 'gesture' },
  ],
] as [Fields, object][])('the fields %o stand for the headers %o', ([fields, headers]) => {
  expect(headersIn(fields, { page: 'booking', language: 'de' })).toEqual(headers)
})

test.for<[FormPageName, string[]]>([
  ['booking', ['consultationType', 'name', 'email', 'consent']],
  ['business', ['topic', 'message', 'email', 'consent']],
  ['individual', ['topic', 'message', 'email', 'consent']],
  ['visa-case', ['name', 'email']],
  ['consultation', ['name', 'email']],
  ['sign-up', ['email']],
  ['confirmation', ['token']],
])('of the empty form %s all that must be filled in is named, the consent last: %o', ([page, required]) => {
  const missing = required.map((control) => `${control} missing`)
  expect(problemsOf(page, {})).toEqual(missing)
  const blank = Object.fromEntries(Object.keys(TYPED[page]).map((name) => [name, '']))
  expect(problemsOf(page, blank)).toEqual(missing)
})

test.for<[FormPageName, string | undefined]>([
  ['booking', CONSENT_VERSIONS.appointment],
  ['business', CONSENT_VERSIONS.contact],
  ['individual', CONSENT_VERSIONS.contact],
  ['visa-case', undefined],
  ['sign-up', undefined],
])('the box of the form %s agrees to the wording %s', ([page, version]) => {
  expect((FORM_PAGES[page] as FormPage).consentVersion).toBe(version)
})

test.for<[FormPageName, Fields, string[]]>([
  ['visa-case', { name: ' \t' }, ['name missing']],
  ['visa-case', { name: '\u200b' }, ['name malformed']],
  ['visa-case', { name: 'x'.repeat(LIMITS.name + 1) }, ['name tooLong']],
  ['booking', { consultationType: 'alien' }, ['consultationType malformed']],
  ['booking', { email: 'jane@', phone: '1'.repeat(LIMITS.phone + 1) }, ['email malformed', 'phone tooLong']],
  ['business', { topic: 'x\ny' }, ['topic malformed']],
  ['business', { appointmentDate: '2026-11-21' }, []],
  ['business', { appointmentDate: '2026-11-20' }, ['appointmentDate past']],
  ['business', { appointmentDate: '2027-02-30' }, ['appointmentDate malformed']],
  ['business', { appointmentDate: 'in spring' }, []],
  ['business', { appointmentDate: 'x'.repeat(LIMITS.date + 1) }, ['appointmentDate tooLong']],
  ['consultation', { date: '2026-11-21', time: '00:00' }, []],
  ['consultation', { date: '2026-11-20' }, ['date past']],
  ['consultation', { date: '2027-02-30', time: '02:30' }, ['date malformed']],
  ['consultation', { date: '', time: '02:30' }, []],
  ['consultation', { date: 'in spring', time: '02:30' }, []],
  ['consultation', { date: '2027-03-28', time: '02:30' }, ['time malformed']],
  ['consultation', { date: '2027-03-28', time: '03:00' }, []],
  ['consultation', { date: '2027-03-28', time: 'at noon' }, []],
])('in the form %s, %o is refused as %o', ([page, fields, problems]) => {
  expect(problemsOf(page, { ...TYPED[page], ...fields })).toEqual(problems)
})

test('a day is over when it is over in Germany', () => {
  const fields = { ...TYPED.consultation, date: '2026-11-21' }
  expect(problemsOf('consultation', fields, new Date('2026-11-21T22:59:00Z'))).toEqual([])
  expect(problemsOf('consultation', fields, new Date('2026-11-21T23:00:00Z'))).toEqual(['date past'])
})

test('each form has a page of its own, and all but the confirmation say below a heading that it was sent', () => {
  const paths = FORM_PAGE_NAMES.map((page) => FORM_PAGES[page].path)
  expect(new Set(paths).size).toBe(FORM_PAGE_NAMES.length)
  for (const path of paths) expect(path).toMatch(/^\/[a-z]/)
  const headings = FORM_PAGE_NAMES.map((page) => [page, (FORM_PAGES[page] as FormPage).sentId])
  expect(Object.fromEntries(headings)).toMatchObject({
    booking: 'booking-confirmed',
    business: 'contact-sent',
    individual: 'contact-sent',
    'visa-case': 'visa-case-sent',
    consultation: 'consultation-sent',
    'sign-up': 'sign-up-sent',
    confirmation: undefined,
  })
})

test('each page has a template in each language', () => {
  const files = FORM_PAGE_NAMES.flatMap((page) =>
    ['en', 'de'].map((language) => templateFile(page, language)),
  )
  expect(new Set(files).size).toBe(2 * FORM_PAGE_NAMES.length)
  expect(templateFile('booking', 'de')).toBe('pages/booking.de.json')
})
