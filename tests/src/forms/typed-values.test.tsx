import { beforeEach, expect, test, vi } from 'vitest'
import { focusField } from '#src/forms/focus-field.ts'
import { typedValues } from '#src/forms/typed-values.ts'

const BLANK = { name: '', time: '10:00', kind: '', consent: false, file: null as File | null }
const form = (html: string) => {
  document.body.innerHTML = `<form>${html}</form>`
  return document.querySelector('form') as HTMLFormElement
}

test('values that were typed, chosen and ticked before the script arrived are found', () => {
  const typed = form(`
    <input name="name" value="Anna"><input name="time" value="10:00">
    <input type="radio" name="kind" value="one"><input type="radio" name="kind" value="two" checked>
    <input type="checkbox" name="consent" checked><input name="website" value="a robot was here">`)
  expect(typedValues(typed, BLANK)).toEqual({ name: 'Anna', kind: 'two', consent: true })
})

test('an untouched form, and a field that it does not show, have no value', () => {
  const untouched = form(
    `<input name="name" value=""><input name="time" value="10:00"><input type="checkbox" name="consent" value="yes">`,
  )
  expect(typedValues(untouched, BLANK)).toEqual({})
})

const scrolled = vi.fn<(this: Element, how: unknown) => void>()
beforeEach(() => {
  scrolled.mockClear()
  Element.prototype.scrollIntoView = function (how) {
    scrolled.call(this, how)
  }
})

test('a field to fix gets the focus, with its label in the middle of the screen', () => {
  form(`<label for="a" id="label">Name</label><input id="a"><input id="b">`)
  for (const [id, moved] of [
    ['a', 'label'],
    ['b', 'b'],
  ] as const) {
    const focus = vi.spyOn(document.getElementById(id) as HTMLElement, 'focus')
    focusField(id)
    expect(document.activeElement?.id).toBe(id)
    expect(focus).toHaveBeenCalledWith({ preventScroll: true })
    expect(scrolled.mock.contexts.at(-1)?.id).toBe(moved)
    expect(scrolled).toHaveBeenLastCalledWith({ block: 'center' })
  }
  focusField('nowhere')
  expect(scrolled).toHaveBeenCalledTimes(2)
})
