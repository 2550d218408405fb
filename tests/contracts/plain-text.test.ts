import fc from 'fast-check'
import { expect, test } from 'vitest'
import { notifyJscInterest } from '#contracts/calls/notify-jsc-interest.ts'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { bodyIn, fieldsIn, problemsIn } from '#contracts/forms/form-fields.ts'
import { readFields } from '#contracts/forms/form-post.ts'
import { percentEncode } from '#contracts/values/percent-encode.ts'
import { cleanAddress, cleanLine, cleanLines } from '#contracts/values/plain-text.ts'
import { asBrowsersWrite, TYPED } from '#tests/support/form-posts.ts'

const UNSEEN = [...'\u200b\u200e\u200f\u2060\u202a\u202c\ufeff\u00ad\b\0\u{e0041}']
const BREAKS = ['\t', '\v', '\f', '\n', '\r\n', '\u0085', '\u2028', '\u2029']

test.for(UNSEEN)('The invisible character %j is removed from addresses and names', (sign) => {
  const pasted = (text: string) => sign + text.split('').join(sign) + sign
  const fields = fieldsIn('booking', {
    ...TYPED.booking,
    name: pasted('Jane'),
    email: pasted('jane@visitor.example'),
    phone: pasted('+49 89'),
  })
  expect(problemsIn('booking', fields, '')).toEqual({})
  const body = bodyIn('booking', fields, 'en')
  expect(body).toMatchObject({ name: 'Jane', email: 'jane@visitor.example', phone: '+49 89' })
  const raw = { ...body, name: fields.name, email: fields.email, phone: fields.phone }
  expect(sendContactEmail.request.parse(raw)).toEqual(body)
  expect(notifyJscInterest.request.parse({ email: fields.email })).toEqual({ email: 'jane@visitor.example' })
})

test.for(BREAKS)('%j in a line becomes a blank in app, native post and function', (sign) => {
  const typed = { ...TYPED.booking, name: `Jane${sign}Doe`, phone: `${sign}+49${sign}89${sign}` }
  const [app, native] = [typed, readFields(asBrowsersWrite(typed))].map((posted) =>
    fieldsIn('booking', posted),
  )
  if (!app || !native) throw new Error('Both are read.')
  const body = bodyIn('booking', app, 'en')
  expect(problemsIn('booking', app, '')).toEqual({})
  expect(body).toMatchObject({ name: 'Jane Doe', phone: '+49 89' })
  expect(bodyIn('booking', native, 'en')).toEqual(body)
  expect(sendContactEmail.request.parse({ ...body, name: typed.name, phone: typed.phone })).toEqual(body)
})

test.for([
  ['Persian', 'می\u200cخواهم'],
  ['Sinhala', 'ශ්\u200dරී ලංකා'],
  ['a family', '👨\u200d👩\u200d👧'],
  ['a nurse of another colour', '👩🏽\u200d⚕️'],
] as const)('Joiners inside %s are kept, others removed', ([, text]) => {
  expect(cleanLine(text)).toBe(text)
  expect(cleanLines(text)).toBe(text)
  expect(cleanLine(`\u200d${text}\u200c Jane\u200d\u200c.`)).toBe(`${text} Jane.`)
})

test('A repeated joiner is kept once in a word, and removed from an address', () => {
  expect(cleanLine('می\u200c\u200c\u200cخواهم')).toBe('می\u200cخواهم')
  expect(cleanLine('۵\u200cام')).toBe('۵\u200cام')
  expect(cleanAddress('ja\u200cne@visitor.example')).toBe('jane@visitor.example')
  const fields = fieldsIn('booking', {
    ...TYPED.booking,
    name: 'می\u200cخواهم',
    email: 'ja\u200dne@visitor.example',
  })
  expect(bodyIn('booking', fields, 'en')).toMatchObject({
    name: 'می\u200cخواهم',
    email: 'jane@visitor.example',
  })
})

test('A lone surrogate in an address is encoded as U+FFFD instead of throwing', () => {
  expect(percentEncode('\ud83d🙂\ude42')).toBe('%EF%BF%BD%F0%9F%99%82%EF%BF%BD')
})

test.for([
  ...['ada＠example.com', 'ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ada﹫example.com', 'mailto:ada@example.com'],
  ...['Ada Lovelace <ada@example.com>', '<ada@example.com>'],
  ...['"ada@example.com"', '"ada@example.com" <ada@example.com>'],
  ...['ada@example.com.', 'ada@example.com;', 'ada@example.com,', ' MAILTO: ada@example.com '],
  ...[
    "'ada@example.com'",
    '‘ada@example.com’',
    '„ada@example.com“',
    '(ada@example.com).',
    '[ada@example.com]',
  ],
  ...['mailto:ada@example.com?subject=x', "'ada@example.com' <mailto:ada@example.com>"],
])('%s is sent as the address that it contains', (email) => {
  expect(problemsIn('sign-up', { email }, '')).toEqual({})
  expect(bodyIn('sign-up', { email }, 'en')).toEqual({ email: 'ada@example.com' })
  expect(notifyJscInterest.request.parse({ email })).toEqual({ email: 'ada@example.com' })
})

test.for(['ada@127.0.0.1', 'ada@127.1', 'ada@[127.0.0.1]', 'ada@٧.٧', 'ada@b.0x7f'])(
  '%s has no mailbox',
  (email) => {
    expect(problemsIn('sign-up', { email }, '')).toEqual({ email: 'malformed' })
    expect(notifyJscInterest.request.safeParse({ email }).success).toBe(false)
  },
)

test('Symbols of Word’s fonts become characters that every font has', () => {
  expect(cleanLines('\uf0b7\tVisa\n\uf0a7 Pass\n\uf0e0 Amt \uf0fc')).toBe('•\tVisa\n• Pass\n→ Amt ✓')
})

test('Lines of a message end with a line feed, and keep tabs', () => {
  expect(cleanLines('a\r\nb\rc\u2028d\u0085e\vf\tg\u200fh\0i\u202e')).toBe('a\nb\nc\nd\ne\nf\tg\u200fhi')
})

test('Cleaning is idempotent, and a cleaned line has no line break', () => {
  const unit = fc.constantFrom(...UNSEEN, ...BREAKS, '\u200c', '\u200d', 'a', ' ', '😀', '@')
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 20 }), (text) => {
      for (const clean of [cleanLine, cleanLines, cleanAddress]) expect(clean(clean(text))).toBe(clean(text))
      expect(cleanLine(text)).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
    }),
  )
})
