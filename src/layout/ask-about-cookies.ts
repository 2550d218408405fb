import { KEYS } from '#src/browser/storage.ts'
import { storedText } from '#src/browser/stored-value.ts'
import { whenIdle } from '#src/browser/when-idle.ts'

const REOPEN = 'reopen'

/**
 * Loads the cookie banner when the browser is idle, unless a choice is stored. Also loads it when the visitor presses
 * the button in the footer. If loading fails, the banner stays hidden, and the site sets no cookies.
 */
export function askAboutCookies(banner: HTMLElement, signal: AbortSignal): void {
  let isShown = false
  const ask = async () => {
    const { cookieConsent, showBanner } = await import('#src/flows/cookie-consent/cookie-banner.ts')
    if (!isShown && !signal.aborted) showBanner(banner, signal)
    isShown = true
    return cookieConsent
  }
  const reopen = async () => (await ask()).send({ type: 'reopen' })
  const reopenIfFetched = () => void reopen().catch(() => undefined)
  if (storedText('localStorage', KEYS.consent).load() === null)
    whenIdle(() => void ask().catch(() => undefined))
  banner.addEventListener(REOPEN, reopenIfFetched, { signal })
}

export function openCookieSettings(button: HTMLElement, signal: AbortSignal): void {
  const open = () =>
    document.querySelector('[data-controller="ask-about-cookies"]')?.dispatchEvent(new Event(REOPEN))
  button.addEventListener('click', open, { signal })
}
