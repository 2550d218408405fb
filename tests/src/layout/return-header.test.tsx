import { beforeEach, expect, test, vi } from 'vitest'
import { returnHeader } from '#src/layout/return-header.ts'

const HEADER_HEIGHT = 100
let header: HTMLElement
const isBack = () => header.hasAttribute('data-returned')

/** Dispatches an event with the timestamp `at`, in milliseconds. */
function fire(name: string, at: number, on: EventTarget = document.body): void {
  const event = new Event(name, { bubbles: true })
  Object.defineProperty(event, 'timeStamp', { value: at })
  on.dispatchEvent(event)
}
function scroll(to: number, at: number): void {
  vi.stubGlobal('scrollY', to)
  fire('scroll', at)
}

function scrollUp(): void {
  fire('wheel', 1_000)
  scroll(1_900, 1_100)
}

beforeEach(() => {
  document.body.innerHTML = '<header><p>Tel.</p><nav><a href="/about">About</a></nav></header><main>…</main>'
  header = document.querySelector('header') as HTMLElement
  Object.defineProperty(header, 'offsetHeight', { value: HEADER_HEIGHT })
  header.getBoundingClientRect = () => ({ top: -400 }) as DOMRect
  const bar = header.lastElementChild as HTMLElement
  bar.getBoundingClientRect = () => ({ top: -360 }) as DOMRect
  vi.stubGlobal('scrollY', 2_000)
  const page = new AbortController()
  returnHeader(header, page.signal)
  return () => page.abort()
})

test.each([
  ['a restored scroll position', false, { movedAt: 0, to: 1_900, at: 10 }],
  ['a finger', true, { movedAt: 1_000, to: 1_900, at: 1_100 }],
  ['momentum in the first second', true, { movedAt: 1_000, to: 1_900, at: 1_999 }],
  ['momentum later', false, { movedAt: 1_000, to: 1_900, at: 2_000 }],
  ['a pause', false, { movedAt: 1_000, to: 2_000, at: 1_100 }],
])('After %s the bar is back: %s', (_, isExpected, { movedAt, to, at }) => {
  if (movedAt > 0) fire('touchmove', movedAt)
  scroll(to, at)
  expect(isBack()).toBe(isExpected)
})

test('The bar comes back without the row above it, and keeps its position', () => {
  scrollUp()
  expect(header.style.top).toBe('-40px')
  header.getBoundingClientRect = () => ({ top: 0 }) as DOMRect
  scroll(1_800, 1_200)
  expect(header.style.top).toBe('-40px')
})

test('The bar is hidden on scrolling down and at the top of the page', () => {
  for (const to of [1_950, HEADER_HEIGHT]) {
    scrollUp()
    expect(isBack()).toBe(true)
    scroll(to, 1_200)
    expect([isBack(), header.style.top]).toEqual([false, ''])
  }
})

test.each(['focusin', 'keydown', 'click'])(
  'The bar hides on %s outside it and does not return by momentum',
  (name) => {
    scrollUp()
    fire(name, 1_200, header.querySelector('a') as HTMLElement)
    expect(isBack()).toBe(true)
    fire(name, 1_200)
    scroll(1_800, 1_300)
    expect(isBack()).toBe(false)
  },
)
