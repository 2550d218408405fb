import { beforeEach, expect, test, vi } from 'vitest'
import { focusField } from '#src/forms/focus-field.ts'

const scrolled = vi.fn<(this: Element, how: unknown) => void>()
beforeEach(() => {
  scrolled.mockClear()
  Element.prototype.scrollIntoView = function (how) {
    scrolled.call(this, how)
  }
})

test('A field to fix gets the focus, in the middle of the screen', () => {
  document.body.innerHTML = `<label for="a" id="label">Name</label><input id="a"><input id="b">`
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
