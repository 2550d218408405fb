import { KEYS } from '#src/browser/storage.ts'
import { storedText } from '#src/browser/stored-value.ts'
import { whenIdle } from '#src/browser/when-idle.ts'

const REOPEN = 'reopen'

/**
 * Loads the cookie banner's machine (`flows/cookie-consent`) when the browser is idle and no choice is stored, or when
 * the visitor presses the footer's button. If loading fails, the banner stays hidden: without consent, the site sets no
 * cookies.
 */
export function askAboutCookies(banner: HTMLElement, signal: AbortSignal): void {
  let isShown = false
  const ask = async () => {
    const { cookieConsent, showBanner } = await import('#src/flows/cookie-consent/cookie-banner.ts')
    // The visitor may have left the page while the machine was loading.
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
