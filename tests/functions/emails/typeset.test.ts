// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, test } from 'vitest'
import template from '#functions/emails/mail-content.mjml'
import { plainLine, plainText } from '#functions/emails/mail-content.ts'
import { typeset } from '#functions/emails/typeset.ts'
import { COMPANY, parsed } from '#tests/support/sample-mails.ts'

const CONTENT = {
  language: 'de',
  subject: 'Betreff',
  preheader: 'Kurz',
  heading: 'Guten Tag',
  blocks: [],
  note: 'Ende',
} as const

test('Without company details the footer has no empty line for them', () => {
  const mail = typeset(CONTENT, { ...COMPANY, companyDetails: '' })
  expect(mail.text).toContain('Ende\n\nDatenschutzerklärung: ')
  const paragraphs = [...parsed(mail.html).querySelectorAll('.soft td > div')]
  expect(paragraphs.filter(({ textContent }) => textContent?.trim() === '')).toEqual([])
})

const withPlainBlanks = (text: string) => text.replaceAll('\u2003', '\t').replaceAll('\u00a0', ' ')

const cellOf = (value: string) =>
  parsed(typeset({ ...CONTENT, blocks: [{ details: [{ label: 'a', value }] }] }, COMPANY).html).querySelector(
    'td.value',
  )

test.for([
  ['Ada\t\t48300', 'Ada\u2003\u200348300', null],
  ['    1. Visa', '\u00a0\u00a0\u00a0\u00a01. Visa', null],
  ['Blue Card    yes', 'Blue Card\u00a0\u00a0\u00a0 yes', null],
  ['هل يمكنني العمل في Berlin؟', 'هل يمكنني العمل في Berlin؟', 'rtl'],
  ['5 שנים', '5 שנים', 'rtl'],
] as const)(
  'The HTML version keeps columns, indents and the direction of "%s"',
  ([typed, shown, direction]) => {
    const cell = cellOf(typed)
    expect([cell?.textContent, cell?.getAttribute('dir')]).toEqual([shown, direction])
  },
)

test('Typed text is read back from the HTML unchanged, line by line', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('{{heading}}', '</td></table><script>', "' onload='x", '&amp;', '<!--', ']]>'),
  )
  fc.assert(
    fc.property(typed, (value) => {
      const cell = cellOf(value)
      expect(cell?.querySelectorAll(':not(br)')).toHaveLength(0)
      const lines = [...(cell?.childNodes ?? [])].map((node) => node.textContent || '\n')
      expect(withPlainBlanks(lines.join('').replace(/\n$/, ''))).toBe(withPlainBlanks(plainText(value)))
    }),
    { numRuns: 40 },
  )
})

test('Every slot of the template escapes its text', () => {
  expect(template).toContain('{{subject}}')
  expect(template).not.toMatch(/\{\{\s*[{&]/)
})

test('Typed text has no control characters, and a header value is one line', () => {
  expect(plainText('A\u202e"B"\u0007\r\nc\td')).toBe('A"B"\nc\td')
  expect(plainLine(' a\r\n\tb\u0000\u200bc\u2028d ', 40)).toBe('a bc d')
  expect(plainLine('a\ud83d', 3)).toBe('a\ufffd')
  for (const joined of ['ශ්\u200dරී', 'می\u200cخواهم', '👨\u200d👩\u200d👧'])
    expect(plainLine(joined, 40)).toBe(joined)
  for (const sign of ['🙂', '🇹🇷', 'कि', '👨\u200d👩\u200d👧'])
    expect(plainLine(`${'x'.repeat(79)}${sign}y`, 80)).toBe(`${'x'.repeat(79)}…`)
})
