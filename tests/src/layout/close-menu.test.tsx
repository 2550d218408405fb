import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { closeMenu } from '#src/layout/close-menu.ts'

let menu: HTMLDetailsElement
let page: AbortController
const part = (selector: string) => menu.querySelector(selector) as HTMLElement

beforeEach(() => {
  document.body.innerHTML =
    '<details open><summary>Menu</summary><a href="#here"><span>Here</span></a><p>No link</p></details>'
  menu = document.querySelector('details') as HTMLDetailsElement
  page = new AbortController()
  closeMenu(menu, page.signal)
  return () => page.abort()
})

test('Only a press on a link closes the menu, also on an element inside', () => {
  fireEvent.click(part('p'))
  expect(menu.open).toBe(true)
  fireEvent.click(part('span'))
  expect(menu.open).toBe(false)
})

test('Escape closes the menu and moves the focus to its button', () => {
  part('a').focus()
  fireEvent.keyDown(part('a'), { key: 'Tab' })
  expect([menu.open, document.activeElement]).toEqual([true, part('a')])
  fireEvent.keyDown(part('a'), { key: 'Escape' })
  expect([menu.open, document.activeElement]).toEqual([false, part('summary')])
})
