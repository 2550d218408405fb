import { KEYS } from '#src/browser/storage.ts'
import { storedText } from '#src/browser/stored-value.ts'
import { whenIdle } from '#src/browser/when-idle.ts'

const REOPEN = 'reopen'

/**
 * Loads the cookie banner when the browser is idle, unless a choice is stored. Also loads it when the visitor presses
 * the button in the footer. If loading fails, the banner stays hidden, and the site sets no cookies.
 */
export function askAboutCookies(banner: HTMLElement, signal: AbortSignal): void {
  let reopen: (() => void) | undefined
  const load = () => import('#src/flows/cookie-consent/cookie-banner.ts')
  const show = ({ showBanner }: Awaited<ReturnType<typeof load>>) => {
    if (!signal.aborted) reopen ??= showBanner(banner, signal)
    return reopen
  }
  const ignore = () => undefined
  // Wait again after loading, so that evaluating the modules and starting the machine are two tasks.
  const ask = () => void load().then((loaded) => whenIdle(() => show(loaded)), ignore)
  const askAgain = () => void load().then((loaded) => show(loaded)?.(), ignore)
  if (storedText('localStorage', KEYS.consent).load() === null) whenIdle(ask)
  banner.addEventListener(REOPEN, askAgain, { signal })
}

export function openCookieSettings(button: HTMLElement, signal: AbortSignal): void {
  const open = () =>
    document.querySelector('[data-controller="ask-about-cookies"]')?.dispatchEvent(new Event(REOPEN))
  button.addEventListener('click', open, { signal })
}
