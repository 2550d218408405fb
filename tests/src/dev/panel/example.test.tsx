import { fireEvent, within } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startCrossing } from '#src/dev/panel/example/main.ts'

// React waits for acts of a test only where it is named one.
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
HTMLElement.prototype.showPopover = () => undefined

const page = document.createElement('main')
let end: () => void

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.setItem('development:panel', JSON.stringify({ isOpen: true }))
  document.body.append(page)
  act(() => {
    end = startCrossing(page)
  })
})
afterEach(() => {
  act(end)
  page.remove()
  localStorage.clear()
  vi.useRealTimers()
})

const host = () => document.querySelector('aside')
const panel = () => within(host()?.shadowRoot?.querySelector('.root') as HTMLElement)
const light = () => page.querySelector('output')?.textContent
const press = (name: string | RegExp) => fireEvent.click(panel().getByRole('button', { name }))
const log = () =>
  within(panel().getByRole('list', { name: 'Log' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('the panel shows where the application is and what people did there', () => {
  fireEvent.click(within(page).getByRole('button', { name: 'Press for green' }))
  expect(panel().getByRole('heading', { name: 'crossing: cars.pressed' })).toBeVisible()
  expect(log()).toEqual(['xstate.init → cars.free', 'press → cars.pressed'])
  act(() => vi.advanceTimersByTime(30_000))
  expect(light()).toBe('green')
  expect(log().at(-1)).toBe('after patience → people')
})

test('of a guard that refuses the panel names the condition', () => {
  press('press')
  expect(panel().getByText('Not people: not crowd')).toBeVisible()
  for (const _ of [1, 2]) press('press')
  expect(panel().queryByText('Not people: not crowd')).toBeNull()
  press('press')
  expect(light()).toBe('green')
})

test('a button of the panel sends its event to the application', () => {
  press('press')
  expect(light()).toBe('red')
  press('after patience')
  expect(light()).toBe('green')
  press('repair')
  expect(panel().getByRole('heading', { name: 'crossing: dark' })).toBeVisible()
})

test('the slider leads the application back, and from there it goes on', () => {
  press('press')
  press('after patience')
  press('Back')
  press('Back')
  expect(light()).toBe('red')
  expect(panel().getByRole('heading', { name: 'crossing: cars.free' })).toBeVisible()
  expect(log()).toHaveLength(3)
  fireEvent.click(within(page).getByRole('button', { name: 'Press for green' }))
  expect(log()).toEqual(['xstate.init → cars.free', 'press → cars.pressed'])
})

test('what happened is copied as a test', async () => {
  const writeText = vi.fn(async (_text: string) => undefined)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  press('press')
  await act(async () => press('Copy as a test'))
  expect(writeText.mock.calls).toEqual([
    [
      `test('crossing: press', async () => {
  const actor = createActor(crossingMachine).start()
  actor.send({"type":"press"})
  await expect.poll(() => actor.getSnapshot().value).toEqual({"cars":"pressed"})
})
`,
    ],
  ])
})

test('detached, the panel is gone and the page has its room back', () => {
  expect(document.documentElement).toHaveAttribute('data-panel')
  act(end)
  expect(host()).toBeNull()
  expect(document.documentElement).not.toHaveAttribute('data-panel')
  expect(document.adoptedStyleSheets).toEqual([])
})
