import { beforeEach, expect, test, vi } from 'vitest'
import { returnHeader } from '#src/layout/return-header.ts'

const HEADER_HEIGHT = 100
let header: HTMLElement
let page: AbortController
const isBack = () => header.hasAttribute('data-returned')

/** Fires an event at this time, in milliseconds since the page was opened. */
function happens(name: string, at: number, on: EventTarget = document.body): void {
  const event = new Event(name, { bubbles: true })
  Object.defineProperty(event, 'timeStamp', { value: at })
  on.dispatchEvent(event)
}
function scrolls(to: number, at: number): void {
  vi.stubGlobal('scrollY', to)
  happens('scroll', at)
}

/** A visitor scrolls up in the middle of the page, after the given input event. */
function scrollsUpByHand(hand = 'wheel'): void {
  happens(hand, 1_000)
  scrolls(1_900, 1_100)
}

beforeEach(() => {
  document.body.innerHTML = '<header><p>Tel.</p><nav><a href="/about">About</a></nav></header><main>…</main>'
  header = document.querySelector('header') as HTMLElement
  Object.defineProperty(header, 'offsetHeight', { value: HEADER_HEIGHT })
  header.getBoundingClientRect = () => ({ top: -400 }) as DOMRect
  const bar = header.lastElementChild as HTMLElement
  bar.getBoundingClientRect = () => ({ top: -360 }) as DOMRect
  vi.stubGlobal('scrollY', 2_000)
  page = new AbortController()
  returnHeader(header, page.signal)
  return () => {
    page.abort()
    vi.unstubAllGlobals()
  }
})

test.each(['wheel', 'touchmove'])(
  'Scrolling up by hand (%s) shows the bar without the row above it',
  (hand) => {
    scrollsUpByHand(hand)
    expect(isBack()).toBe(true)
    expect(header.style.top).toBe('-40px')
  },
)

test('Momentum within a second after a touch shows the bar; later scrolling does not', () => {
  happens('wheel', 1_000)
  scrolls(1_900, 2_000)
  expect(isBack()).toBe(false)
  scrolls(1_800, 1_999)
  expect(isBack()).toBe(true)
})

test('A restored scroll position does not show the bar', () => {
  scrolls(1_900, 10)
  expect(isBack()).toBe(false)
})

test('Scrolling down hides the bar, and so does the top of the page, where the header itself is', () => {
  for (const to of [1_950, HEADER_HEIGHT]) {
    scrollsUpByHand()
    expect(isBack()).toBe(true)
    scrolls(to, 1_200)
    expect([isBack(), header.style.top]).toEqual([false, ''])
  }
})

test('A pause does not count as scrolling up', () => {
  happens('wheel', 1_000)
  scrolls(2_000, 1_100)
  expect(isBack()).toBe(false)
})

test.each(['focusin', 'keydown', 'click'])(
  'The bar hides on %s, and earlier momentum does not show it again over the target',
  (name) => {
    scrollsUpByHand()
    happens(name, 1_200)
    expect(isBack()).toBe(false)
    scrolls(1_800, 1_300)
    expect(isBack()).toBe(false)
  },
)

test('The focus in the bar itself does not hide it', () => {
  scrollsUpByHand()
  happens('focusin', 1_200, header.querySelector('a') as HTMLElement)
  expect(isBack()).toBe(true)
})

test('A visible bar keeps its position', () => {
  scrollsUpByHand()
  header.getBoundingClientRect = () => ({ top: 0 }) as DOMRect
  scrolls(1_800, 1_200)
  expect(header.style.top).toBe('-40px')
})
