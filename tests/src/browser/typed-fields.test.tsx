import { beforeEach, expect, test, vi } from 'vitest'

type Fields = typeof import('#src/browser/typed-fields.ts')
let fields: Fields

const FORM = `<form>
  <input id="name"><input id="consent" type="checkbox"><textarea id="message"></textarea>
  <input id="a" type="radio" name="r" value="a"><input id="b" type="radio" name="r" value="b">
  <select id="kind"><option value=""></option><option value="x">x</option></select>
</form>`
const control = <Kind extends HTMLElement = HTMLInputElement>(id: string) =>
  document.getElementById(id) as Kind
const form = () => document.forms[0] as HTMLFormElement

function fillIn(): void {
  control('name').value = 'Aylin'
  control('consent').checked = true
  control('message').value = 'Two lines'
  control('b').checked = true
  control('kind').value = 'x'
}
const values = () => [
  control('name').value,
  control('consent').checked,
  control('message').value,
  control('a').checked,
  control('b').checked,
  control('kind').value,
]
const FILLED_IN = ['Aylin', true, 'Two lines', false, true, 'x']
const BLANK = ['', false, '', false, false, '']

beforeEach(async () => {
  vi.resetModules()
  fields = await import('#src/browser/typed-fields.ts')
  document.body.innerHTML = FORM
})

test('a form that was rendered anew keeps the typed text, and the focus', () => {
  fields.watchFields()
  fillIn()
  control('message').focus()
  document.body.innerHTML = FORM
  fields.takeOverFields(form())
  expect(values()).toEqual(FILLED_IN)
  expect(document.activeElement).toBe(control('message'))
})

test('a form is hydrated once: rendered again later, it is blank', () => {
  fields.watchFields()
  fillIn()
  fields.takeOverFields(form())
  document.body.innerHTML = FORM
  fields.takeOverFields(form())
  expect(values()).toEqual(BLANK)
})

test('a focus that the visitor has put elsewhere stays there', () => {
  fields.watchFields()
  control('message').focus()
  document.body.innerHTML = `<button id="other"></button>${FORM}`
  control('other').focus()
  fields.takeOverFields(form())
  expect(document.activeElement).toBe(control('other'))
})

test('the prerendered document gets the text that was typed into the app', () => {
  fields.watchFields()
  fields.takeOverFields(form())
  fillIn()
  for (const touched of form().elements) touched.dispatchEvent(new Event('input', { bubbles: true }))
  document.body.innerHTML = FORM
  fields.giveBackFields()
  expect(values()).toEqual(FILLED_IN)
})
