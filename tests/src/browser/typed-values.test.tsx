import { beforeEach, expect, test, vi } from 'vitest'

let typedValues: typeof import('#src/browser/typed-values.ts')['typedValues']

const FORM = `<form>
  <input id="name" name="name"><input id="consent" name="consent" type="checkbox" value="v1">
  <textarea id="message" name="message"></textarea><input name="website" value="a robot was here">
  <input id="a" type="radio" name="r" value="a"><input id="b" type="radio" name="r" value="b">
  <select id="kind" name="kind"><option value=""></option><option value="x">x</option></select>
</form>`
const BLANK = { name: '', consent: false, message: '', r: '', kind: '', elsewhere: '', file: null }
const TYPED = { name: 'Aylin', consent: true, message: 'Two lines', r: 'b', kind: 'x' }

const control = (id: string) => document.getElementById(id) as HTMLInputElement
const form = () => document.forms[0] as HTMLFormElement
const render = (html = FORM) => {
  document.body.innerHTML = html
}

function fillIn(): void {
  for (const id of ['name', 'message', 'kind'] as const) control(id).value = TYPED[id]
  for (const id of ['consent', 'b']) control(id).checked = true
}

beforeEach(async () => {
  vi.resetModules()
  typedValues = (await import('#src/browser/typed-values.ts')).typedValues
  render()
  typedValues.watch()
})

test('Typed, chosen and ticked values are read where they differ', () => {
  expect(typedValues.read(form(), BLANK)).toEqual({})
  fillIn()
  expect(typedValues.read(form(), BLANK)).toEqual(TYPED)
  expect(typedValues.read(form(), { ...BLANK, ...TYPED, name: 'A' })).toEqual({ name: 'Aylin' })
})

test('A form that was rendered anew keeps the typed text, and the focus', () => {
  fillIn()
  control('message').focus()
  render()
  typedValues.takeOver(form())
  expect(typedValues.read(form(), BLANK)).toEqual(TYPED)
  expect(document.activeElement).toBe(control('message'))
})

test('A form takes over typed values once: rendered again later, it is blank', () => {
  fillIn()
  typedValues.takeOver(form())
  render()
  typedValues.takeOver(form())
  expect(typedValues.read(form(), BLANK)).toEqual({})
})

test('A focus that the visitor has put elsewhere stays there', () => {
  control('message').focus()
  render(`<button id="other"></button>${FORM}`)
  control('other').focus()
  typedValues.takeOver(form())
  expect(document.activeElement).toBe(control('other'))
})

test('A prerendered document gets back all that was typed meanwhile', () => {
  fillIn()
  render()
  typedValues.takeOver(form())
  control('name').value = 'Ada'
  control('name').dispatchEvent(new Event('input', { bubbles: true }))
  render()
  typedValues.giveBack()
  expect(typedValues.read(form(), BLANK)).toEqual({ ...TYPED, name: 'Ada' })
})
