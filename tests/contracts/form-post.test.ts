import { describe, expect, test } from 'vitest'
import {
  FORM_CONTENT_TYPE,
  formOfLink,
  headersIn,
  type PostedFields,
  readFields,
  readPostedForm,
} from '#contracts/forms/form-post.ts'
import { TRAP } from '#contracts/forms/form-signals.ts'
import { FORM_NAMES, FORMS, formAction } from '#contracts/forms/forms.ts'

test.for([
  ['application/x-www-form-urlencoded', true],
  ['Application/X-WWW-Form-URLencoded', true],
  ['application/x-www-form-urlencoded;charset=UTF-8', true],
  ['application/x-www-form-urlencoded ; charset="utf-8" ', true],
  ['application/x-www-form-urlencoded; charset="utf-8', false],
  ['application/x-www-form-urlencoded; charset=utf-16', false],
  ['application/x-www-form-urlencodedx', false],
] as const)('%s is the content type of a form: %s', ([type, isForm]) => {
  expect(FORM_CONTENT_TYPE.test(type)).toBe(isForm)
})

test.for(FORM_NAMES)('The action of the form %s names the form', (page) => {
  const action = formAction(page, 'de')
  const { pathname, searchParams } = new URL(action, 'https://site.example')
  expect(pathname).toBe(FORMS[page].call.path)
  expect(readPostedForm(searchParams)).toEqual({ page, language: 'de' })
})

test.for(['', 'from=booking', 'language=en', 'from=booking&language=fr', 'from=toString&language=en'])(
  'An action with "%s" names no form',
  (query) => {
    expect(readPostedForm(new URLSearchParams(query))).toBeNull()
  },
)

test.for([
  ['/job-seeker-compass/confirm?token=a.b', { page: 'confirmation', language: 'en', token: 'a.b' }],
  ['/de/job-seeker-compass/confirm?token=a.b', { page: 'confirmation', language: 'de', token: 'a.b' }],
  ['/de/job-seeker-compass/confirm', { page: 'confirmation', language: 'de', token: '' }],
  ['/your-message?token=a.b', { page: 'your-message', language: 'en', token: 'a.b' }],
  ['/de/your-message?token=a.b', { page: 'your-message', language: 'de', token: 'a.b' }],
  ['/job-seeker-compass?token=a.b', null],
  ['/book-appointment?token=a.b', null],
  ['/fr/job-seeker-compass/confirm?token=a.b', null],
  ['/job-seeker-compass/de/confirm?token=a.b', null],
  ['/de?token=a.b', null],
] as const)('The address %s belongs to the form %o', ([address, form]) => {
  expect(formOfLink(new URL(address, 'https://site.example'))).toEqual(form)
})

describe('the fields of a post', () => {
  test('keep the typed text in any script, with any line break', () => {
    expect(readFields('q=a%3Db=c&na%2Bme=+1%2B1+%C4%B1&lines=1%0D%0A2%0D3%0A4&none&=x')).toEqual({
      q: 'a=b=c',
      'na+me': ' 1+1 ı',
      lines: '1\n2\n3\n4',
      none: '',
      '': 'x',
    })
    expect(readFields('')).toEqual({})
  })

  test('are at most 64, and no name is repeated', () => {
    const fields = (count: number) => Array.from({ length: count }, (_, at) => `f${at}=`).join('&')
    expect(Object.keys(readFields(fields(64)))).toHaveLength(64)
    for (const text of [fields(65), fields(900), 'a=1&a=1', 'a=1&b=&a=2'])
      expect(() => readFields(text)).toThrow('A form post must not have')
    for (const text of ['a=%FF', 'a=%FE%FF%00J', 'a=%2'])
      expect(() => readFields(text)).toThrow('URI malformed')
  })
})

test.for([
  [{}, { 'Content-Language': 'de', 'X-Form-Signals': 'filled=unknown; trap=0', 'X-Confirmation': 'gesture' }],
  [
    { [TRAP]: 'https://spam.example', consent: '2026-11', confirmation: 'withdraw' },
    {
      'Content-Language': 'de',
      'X-Form-Signals': 'filled=unknown; trap=1',
      'X-Consent-Version': '2026-11',
      'X-Confirmation': 'withdraw',
    },
  ],
  [
    { [TRAP]: '', consent: '', confirmation: 'anything' },
    { 'Content-Language': 'de', 'X-Form-Signals': 'filled=unknown; trap=0', 'X-Confirmation': 'gesture' },
  ],
] as [PostedFields, object][])('the fields %o stand for the headers %o', ([fields, headers]) => {
  expect(headersIn(fields, { page: 'booking', language: 'de' })).toEqual(headers)
})
