import { expect, test } from 'vitest'
import { plainLine } from '#functions/emails/letter.ts'
import { typeset } from '#functions/emails/typeset.ts'

const letter = {
  language: 'de',
  subject: 'Betreff\r\nBcc: x@y.example',
  sender: 'Haus & Hof',
  heading: 'Guten <Tag>',
  blocks: [
    { paragraph: 'Eins\r\nzwei' },
    { heading: 'Mehr' },
    {
      details: [
        { label: 'Name', value: 'A\u202e"B"' },
        { label: 'Text', value: 'x\ny' },
      ],
    },
  ],
  footer: 'Ende',
} as const

test('The text version underlines headings and indents what has several lines', () => {
  expect(typeset(letter).text).toBe(`Guten <Tag>
===========

Eins
zwei

Mehr
----

Name: A"B"
Text:
  x
  y

-- 
Haus & Hof
Ende
`)
})

test('The HTML version names its language and escapes all that was typed', () => {
  const { html } = typeset(letter)
  expect(html).toContain('<html lang="de">')
  expect(html).toContain('<title>Betreff Bcc: x@y.example</title>')
  expect(html).toMatch(/<h1 [^>]*>Guten &#60;Tag&#62;<\/h1>/)
  expect(html).toMatch(/<p [^>]*>Eins<br>zwei<\/p>/)
  expect(html).toMatch(/<th scope="row" [^>]*>Name<\/th><td [^>]*>A&#34;B&#34;<\/td>/)
  expect(html).toMatch(/<p [^>]*>Haus &#38; Hof<\/p>/)
})

test('The HTML version asks for nothing from elsewhere', () => {
  expect(typeset(letter).html).not.toMatch(/<(img|script|link|style|iframe)|url\(|src=|href=/)
})

test('A header value is one short line of well-formed text', () => {
  expect(plainLine(' a\r\n\tb\u0000\u200bc\u2028d ', 40)).toBe('a b c d')
  expect(plainLine('😀😀', 3)).toBe('😀\ufffd')
})
