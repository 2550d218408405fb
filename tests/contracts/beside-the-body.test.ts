import { expect, test } from 'vitest'
import { confirmationOf } from '#contracts/calls/confirmation.ts'
import { HEADERS, JSON_CONTENT_TYPE, UUID_PATTERN } from '#contracts/calls/headers.ts'
import { receiptMailOf } from '#contracts/calls/receipt-mail.ts'
import { contactKindOf } from '#contracts/forms/contact-kind.ts'
import { formSignalsText, readFormSignals, suspicionIn, TRAP } from '#contracts/forms/form-signals.ts'
import { languageOf } from '#contracts/values/language.ts'

test('The headers have the names that already open pages send', () => {
  expect(HEADERS).toEqual({
    idempotencyKey: 'Idempotency-Key',
    contentLanguage: 'Content-Language',
    consentVersion: 'X-Consent-Version',
    formSignals: 'X-Form-Signals',
    writtenAt: 'X-Written-At',
    confirmation: 'X-Confirmation',
  })
})

test.for([
  ['4f0c7c5e-2b1a-4a58-9c55-0d4c1f6f2a77', true],
  ['4F0C7C5E-2B1A-4A58-9C55-0D4C1F6F2A77', true],
  ['4f0c7c5e-2b1a-4a58-9c55-0d4c1f6f2a7', false],
  ['x4f0c7c5e-2b1a-4a58-9c55-0d4c1f6f2a77', false],
  ['4f0c7c5e-2b1a-4a58-9c55-0d4c1f6f2a77x', false],
] as const)('The key %s is a UUID: %s', ([key, isKey]) => {
  expect(UUID_PATTERN.test(key)).toBe(isKey)
})

test.for([
  ['application/json', true],
  ['application/json; charset=utf-8', true],
  ['Application/JSON ;charset=utf-8', true],
  ['application/jsonp', false],
  ['text/application/json', false],
  ['text/plain', false],
] as const)('A body of type %s is JSON: %s', ([type, isJson]) => {
  expect(JSON_CONTENT_TYPE.test(type)).toBe(isJson)
})

test.for([
  ['de', 'de'],
  ['de-AT', 'de'],
  [' DE ', 'de'],
  ['de,en-US;q=0.7,en;q=0.3', 'de'],
  ['tr-TR', 'tr'],
  ['xde', 'en'],
  ['', 'en'],
  [null, 'en'],
] as const)('Content-Language %o is answered in %s', ([header, language]) => {
  expect(languageOf(header)).toBe(language)
})

test.for([
  ['load', 'load'],
  ['gesture', 'gesture'],
  ['withdraw', 'withdraw'],
  ['Gesture', 'load'],
  [null, 'load'],
] as const)('The header %o of a confirmation means %s', ([header, confirmation]) => {
  expect(confirmationOf(header)).toBe(confirmation)
})

test('Unknown states of a receipt and kinds of contact count as none', () => {
  const states = ['sent', 'later', 'none', 'Sent', '', null, undefined].map(receiptMailOf)
  expect(states).toEqual(['sent', 'later', 'none', null, null, null, null])
  const kinds = ['business', 'individual', 'Business', '', undefined, 7].map(contactKindOf)
  expect(kinds).toEqual(['business', 'individual', undefined, undefined, undefined, undefined])
})

test.for([
  [{ filledInS: 42.9, isTrapFilled: false }, 'filled=42; trap=0'],
  [{ filledInS: 0, isTrapFilled: true }, 'filled=0; trap=1'],
  [{ filledInS: -5, isTrapFilled: false }, 'filled=0; trap=0'],
  [{ filledInS: null, isTrapFilled: false }, 'filled=unknown; trap=0'],
] as const)('The form signals %o are sent as "%s"', ([signals, text]) => {
  expect(formSignalsText(signals)).toBe(text)
  const { filledInS, isTrapFilled } = signals
  const whole = filledInS === null ? null : Math.max(0, Math.floor(filledInS))
  expect(readFormSignals(text)).toEqual({ filledInS: whole, isTrapFilled })
})

test.for([
  ...[null, '', 'filled=42', 'trap=0', 'filled=; trap=0', 'filled=12345678; trap=0', 'filled=4x; trap=0'],
  ...['filled=42; trap=2', 'filled=42; trap=00', ' filled=42; trap=0', 'filled=42; trap=0;'],
])('%o contains no form signals', (header) => {
  expect(readFormSignals(header)).toBeNull()
})

const ONE_FIELD = { email: 'jane@visitor.example' }
const TWO_FIELDS = { name: 'Jane Doe', ...ONE_FIELD }

test.for([
  [null, TWO_FIELDS, null],
  [{ filledInS: 1, isTrapFilled: false }, TWO_FIELDS, 'haste'],
  [{ filledInS: 2, isTrapFilled: false }, TWO_FIELDS, null],
  [{ filledInS: 1, isTrapFilled: true }, TWO_FIELDS, 'trap'],
  [{ filledInS: 900, isTrapFilled: true }, TWO_FIELDS, 'trap'],
  [{ filledInS: null, isTrapFilled: false }, TWO_FIELDS, null],
  [{ filledInS: null, isTrapFilled: true }, TWO_FIELDS, 'trap'],
  [{ filledInS: 0, isTrapFilled: false }, ONE_FIELD, null],
  [{ filledInS: 0, isTrapFilled: true }, ONE_FIELD, 'trap'],
] as const)(
  'A form with the signals %o and the fields %o is suspected of %s',
  ([signals, fields, suspicion]) => {
    expect(suspicionIn(signals, fields)).toBe(suspicion)
  },
)

test('The name of the hidden field has no word that makes browsers fill it in', () => {
  expect(TRAP).not.toMatch(
    /name|mail|phone|tel|url|web|site|home|page|address|street|city|town|state|country|zip|post|code|company|organi|title|date|card|user|pass|message|comment|search|number|fax/i,
  )
})
