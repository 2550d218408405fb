import mustache from 'mustache'
import { expect, test } from 'vitest'
import template from '#functions/emails/mail-content.mjml'
import { mailView } from '#functions/emails/mail-html.ts'

/** Kind, name, position and inner tokens of a slot, as Mustache parses it. */
type Token = [kind: string, name: string, start: number, end: number, inner?: Token[]]
const tags = (tokens: Token[]): Token[] =>
  tokens.flatMap((token) => (token[0] === 'text' ? [] : [token, ...tags(token[4] ?? [])]))
const slots = tags(mustache.parse(template) as Token[])

/** Data of a mail with every kind of block. */
const view = mailView(
  {
    language: 'en',
    subject: 'subject',
    preheader: 'preheader',
    heading: 'heading',
    note: 'note',
    blocks: [
      { paragraph: 'within 1-2 days' },
      { reference: { label: 'label', value: 'value' } },
      { signature: { greeting: 'greeting', name: 'name', place: 'place', portrait: 'business' } },
      { heading: 'subheading' },
      { details: [{ label: 'label', value: 'value' }] },
      { items: ['item'] },
      { button: { label: 'button', url: 'https://a.example/' } },
      { link: { label: 'link', url: 'https://b.example/' } },
    ],
  },
  { sender: 'sender', companyDetails: 'company', links: [{ label: 'privacy', url: 'https://c.example/' }] },
)

test('Every slot of the template escapes its text', () => {
  expect(slots.filter(([kind]) => kind === '&' || kind === '{')).toEqual([])
  expect(slots.length).toBeGreaterThan(20)
})

test('Template and view name the same slots', () => {
  const named = new Set(slots.map(([, name]) => name).filter((name) => name !== '.'))
  const keys = new Set<string>()
  JSON.stringify(view, (key, value) => {
    if (key && !/^\d+$/.test(key)) keys.add(key)
    return value
  })
  expect([...named].toSorted()).toEqual([...keys].toSorted())
})

test('Slots of blocks and of the mail have different names, so that no block shows the mail’s values', () => {
  const { blocks, ...content } = view
  const inBlocks = blocks.flatMap((block) => Object.keys(block))
  expect(inBlocks.filter((name) => name in content)).toEqual([])
})
