import mustache from 'mustache'
import { parse, serialize } from 'parse5'
import { expect, test } from 'vitest'
import { addUnless, fillSlots, slotIn } from '#build/forms/slots.ts'
import { liftStyleAttributes } from '#build/site/page-styles.ts'

const PAGE = '<div data-slot="notice"></div><p data-slot="name">Name</p>'
const WRONG =
  '<div data-slot="notice"><ul><li data-slot="problems.name">{{problems.name}}</li></ul></div><p data-slot="name"><b>{{problems.name}}</b></p>'

function templateOf(page: string, ...variants: { html: string; slots: Record<string, string> }[]) {
  const document = parse(page)
  fillSlots(
    document,
    variants.map(({ html, slots }) => ({ document: parse(html), slots })),
  )
  return (view: object) => mustache.render(serialize(document), view).replace(/^.*<body>|<\/body>.*$/g, '')
}

test('a slot shows what its variant shows while that is filled in, and the page otherwise', () => {
  const filled = templateOf(PAGE, { html: WRONG, slots: { notice: 'refused', name: 'problems.name' } })
  expect(filled({})).toBe('<div></div><p>Name</p>')
  expect(filled({ refused: {}, problems: { name: 'Too <long>' } })).toBe(
    '<div><ul><li>Too &lt;long&gt;</li></ul></div><p><b>Too &lt;long&gt;</b></p>',
  )
  expect(filled({ refused: {}, problems: {} })).toBe('<div><ul></ul></div><p>Name</p>')
})

test('of several variants the last that is filled in wins', () => {
  const variant = (text: string, when: string) => ({
    html: `<p data-slot="name">${text}</p>`,
    slots: { name: when },
  })
  const filled = templateOf(PAGE, variant('one', 'first'), variant('two', 'second'))
  expect([{ first: true }, { second: true }, { first: true, second: true }].map(filled)).toEqual([
    '<div></div><p>one</p>',
    '<div></div><p>two</p>',
    '<div></div><p>two</p>',
  ])
})

test('a paragraph can stand in for a slot', () => {
  const document = parse('<p data-slot="isKept">Kept</p>')
  addUnless('isKept', 'Go <back>', slotIn(document, 'isKept'))
  expect(serialize(document)).toContain('{{^isKept}}<p>Go &lt;back&gt;</p>{{/isKept}}<p data-slot="isKept">')
})

test('a slot that a page or its variant lacks is named', () => {
  const slots = { email: 'problems.email' }
  expect(() => templateOf(PAGE, { html: WRONG, slots })).toThrow('It lacks the slot “email”.')
  const page = `${PAGE}<p data-slot="email"></p>`
  expect(() => templateOf(page, { html: WRONG, slots })).toThrow('It lacks the slot “email”.')
})

test('style attributes become rules of their own, and nothing else of the page changes', () => {
  const before = '<!DOCTYPE html><p>a style="no"</p><br/><p title="&#x27;"'
  expect(
    liftStyleAttributes(
      `${before} style="color:red">1<b style='--font:&quot;A&quot;'></b></p><i style="color:red"></i>`,
    ),
  ).toEqual({
    html: `${before} data-style="1">1<b data-style="2"></b></p><i data-style="1"></i>`,
    rules: '[data-style][data-style="1"]{color:red}[data-style][data-style="2"]{--font:"A"}',
  })
})
