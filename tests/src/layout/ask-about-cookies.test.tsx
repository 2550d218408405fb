import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askAboutCookies, openCookieSettings } from '#src/layout/ask-about-cookies.ts'

const send = vi.fn()
const showBanner = vi.fn()
vi.mock('#src/flows/cookie-consent/cookie-banner.ts', () => ({ cookieConsent: { send }, showBanner }))
vi.mock('#src/browser/when-idle.ts', () => ({ whenIdle: (work: () => void) => work() }))

/** What was started has ended: the machine's file is a mock, and needs no network. */
const settled = () => new Promise((resolve) => setTimeout(resolve))
let banner: HTMLElement
let page: AbortController
let button: HTMLElement
beforeEach(() => {
  vi.clearAllMocks()
  page = new AbortController()
  document.body.innerHTML = `<aside data-does="ask-about-cookies" hidden></aside><button>Cookie settings</button>`
  banner = document.querySelector('aside') as HTMLElement
  button = document.querySelector('button') as HTMLElement
})
afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

test('a first visit is asked once the browser is idle, for as long as the page is there', async () => {
  askAboutCookies(banner, page.signal)
  await vi.waitFor(() => expect(showBanner).toHaveBeenCalledExactlyOnceWith(banner, page.signal))
})

test('whoever has chosen is not asked, and fetches no machine, until the link of the footer is pressed', async () => {
  localStorage.setItem('cookie_consent', 'declined')
  askAboutCookies(banner, page.signal)
  await settled()
  expect(showBanner).not.toHaveBeenCalled()
  openCookieSettings(button, page.signal)
  button.click()
  await vi.waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'reopen' }))
  button.click()
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  expect(showBanner).toHaveBeenCalledOnce()
  page.abort()
  button.click()
  await settled()
  expect(send).toHaveBeenCalledTimes(2)
})

test('where storage is blocked the question comes', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError')
  })
  askAboutCookies(banner, page.signal)
  await vi.waitFor(() => expect(showBanner).toHaveBeenCalledOnce())
})

test('a banner whose page is left before its machine is there never comes, nor listens to the footer', async () => {
  askAboutCookies(banner, page.signal)
  page.abort()
  openCookieSettings(button, new AbortController().signal)
  button.click()
  await settled()
  expect(showBanner).not.toHaveBeenCalled()
  expect(send).not.toHaveBeenCalled()
})

test('a page without a banner keeps its link quiet', () => {
  banner.remove()
  openCookieSettings(button, page.signal)
  expect(() => button.click()).not.toThrow()
})
