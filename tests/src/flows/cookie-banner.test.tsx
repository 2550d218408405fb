import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showBanner } from '#src/flows/cookie-consent/cookie-banner.ts'

const scrolled = vi.fn()
let banner: HTMLElement
let page: AbortController
/** Makes the machine read the storage again, as after a change in another tab. All tests here share the machine. */
const findStored = () => void dispatchEvent(new StorageEvent('storage', { key: null }))
const part = (id: string) => document.getElementById(id) as HTMLElement

function open(stored: Record<string, string> = {}, lang = 'en') {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  document.documentElement.lang = lang
  document.body.innerHTML = `
    <main id="main" tabindex="-1"><a id="link" href="#link">Link</a></main><button id="settings">Cookie settings</button>
    <aside id="banner" tabindex="-1" style="position: fixed" hidden>
      <p data-choice="accepted" hidden>You accepted on <span data-day></span></p>
      <p data-choice="declined" hidden>You declined on <span data-day>the day</span></p>
      <p id="text">Text</p><button id="accept" value="accept">Accept</button><button id="decline" value="decline">Decline</button>
    </aside>`
  banner = part('banner')
  findStored()
  page = new AbortController()
  return showBanner(banner, page.signal)
}
const choiceShown = () =>
  [...banner.querySelectorAll<HTMLElement>('[data-choice]')]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent)

/** Sets an element's position and size, because jsdom has no layout. */
const place = (element: HTMLElement, ...rect: [left: number, top: number, width: number, height: number]) =>
  Object.assign(element, { getBoundingClientRect: () => new DOMRect(...rect) })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T08:30:00Z') })
  vi.stubGlobal('scrollBy', scrolled)
})
afterEach(() => {
  // Unblock the storage before clearing it.
  vi.restoreAllMocks()
  page.abort()
  localStorage.clear()
  findStored()
  scrolled.mockClear()
})

test('Only a press on a button stores a choice', () => {
  open()
  expect([banner.hidden, choiceShown()]).toEqual([false, []])
  fireEvent.click(part('text'))
  expect(banner.hidden).toBe(false)
  part('accept').focus()
  fireEvent.click(part('accept'))
  expect(banner.hidden).toBe(true)
  expect(document.activeElement).toBe(part('main'))
  expect({ ...localStorage }).toEqual({
    cookie_consent: 'accepted',
    cookie_consent_date: '2026-11-23T08:30:00.000Z',
  })
})

test.for([
  ['en', '2026-05-03T10:00:00.000Z', 'You declined on 3 May 2026'],
  ['de', '2026-05-03T10:00:00.000Z', 'You declined on 3. Mai 2026'],
  ['en', null, 'You declined on the day'],
] as const)(
  'Reopened in %s with %s stored, the banner has the focus and says “%s”',
  ([lang, day, sentence]) => {
    const reopen = open({ cookie_consent: 'declined', ...(day && { cookie_consent_date: day }) }, lang)
    expect(banner.hidden).toBe(true)
    part('settings').focus()
    reopen()
    expect([banner.hidden, choiceShown(), document.activeElement]).toEqual([false, [sentence], banner])
    fireEvent.keyDown(banner, { key: 'Tab' })
    expect(banner.hidden).toBe(false)
    fireEvent.keyDown(banner, { key: 'Escape' })
    expect([banner.hidden, document.activeElement]).toEqual([true, part('settings')])
  },
)

test('The page scrolls to a covered element that gets the focus by a key', () => {
  open()
  place(part('link'), 0, 610, 100, 30)
  const isByKey = vi.spyOn(part('link'), 'matches').mockReturnValue(false)
  part('link').focus()
  expect(scrolled).not.toHaveBeenCalled()
  isByKey.mockRestore()
  for (const left of [0, 150]) {
    place(banner, left, 600, 400, 200)
    part('link').blur()
    part('link').focus()
  }
  expect(scrolled.mock.calls.map(([, by]) => by)).toEqual([56, 0])
})

test.for([
  ['the choice of another tab', 'cookie_consent', true],
  ['a storage that another tab has emptied', null, true],
  ['something else that another tab stored', 'draft', false],
] as const)('%s hides the banner in this tab: %j', ([, key, isRead]) => {
  open()
  localStorage.setItem('cookie_consent', 'accepted')
  dispatchEvent(new StorageEvent('storage', { key }))
  expect(banner.hidden).toBe(isRead)
})

test.for([
  ['an unknown stored choice', () => open({ cookie_consent: 'maybe' })],
  ['a blocked storage', openWithBlockedStorage],
] as const)('With %s the banner asks, and the choice lasts until the page is closed', ([, openPage]) => {
  openPage()
  expect(banner.hidden).toBe(false)
  fireEvent.click(part('accept'))
  expect(banner.hidden).toBe(true)
})

function openWithBlockedStorage() {
  for (const method of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError')
    })
  open()
}
