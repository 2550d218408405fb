import { beforeEach, expect, test, vi } from 'vitest'
import { askAboutCookies, openCookieSettings } from '#src/layout/ask-about-cookies.ts'
import { eventually } from '#tests/support/eventually.ts'

let banner: HTMLElement
let page: AbortController
const part = (selector: string) => document.querySelector(selector) as HTMLElement
/** Pending callback of `requestIdleCallback`; undefined if there is none. */
let idle: (() => void) | undefined

function open(choice?: string) {
  if (choice) localStorage.setItem('cookie_consent', choice)
  // All tests share one machine. This event, which imitates another tab, makes it read the storage again.
  dispatchEvent(new StorageEvent('storage', { key: null }))
  askAboutCookies(banner, page.signal)
  openCookieSettings(part('#settings'), page.signal)
}

beforeEach(() => {
  idle = undefined
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    idle = run
  })
  document.body.innerHTML = `
    <aside data-controller="ask-about-cookies" tabindex="-1" hidden>Cookies: your choice</aside>
    <button id="settings">Cookie settings</button>`
  banner = part('aside')
  page = new AbortController()
  return () => {
    page.abort()
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
  }
})

test('On a first visit the banner appears once the browser is idle', async () => {
  open()
  await import('#src/flows/cookie-consent/cookie-banner.ts')
  await new Promise((resolve) => setTimeout(resolve))
  expect(banner.hidden).toBe(true)
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
  idle?.()
  await eventually(() => expect(banner.hidden).toBe(false))
})

test('A visitor who has chosen is asked again only by the footer’s link', async () => {
  open('declined')
  expect(idle).toBeUndefined()
  part('#settings').click()
  await eventually(() => expect(document.activeElement).toBe(banner))
})
