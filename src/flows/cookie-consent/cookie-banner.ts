import { formatTag } from '#contracts/values/language.ts'
import type { CookieChoice } from '#machines/cookie-consent.ts'
import { startCookieConsent } from './cookie-consent.wiring.ts'

/**
 * Connects the machine to the prerendered markup of the banner (`layout/cookie-banner.tsx`). Returns the function that
 * opens the banner again.
 */
export function showBanner(banner: HTMLElement, signal: AbortSignal): () => void {
  const cookieConsent = startCookieConsent()
  let cameFrom: Element | null = null

  const show = (snapshot = cookieConsent.getSnapshot()) => {
    const isReopened = snapshot.matches('reopened')
    const isShown = isReopened || snapshot.matches('asking')
    showChoice(banner, isReopened ? snapshot.context.stored : null)
    if (isShown === !banner.hidden) return
    // Hiding a focused banner moves the focus to the previously focused element, or else to the main content.
    const losesFocus = banner.contains(document.activeElement)
    if (isShown) cameFrom = document.activeElement
    banner.hidden = !isShown
    if (isReopened) banner.focus()
    const goesTo = cameFrom === document.body ? document.getElementById('main') : cameFrom
    if (losesFocus && goesTo instanceof HTMLElement) goesTo.focus({ preventScroll: true })
  }
  const choose = ({ target }: Event) => {
    const type = target instanceof Element && target.closest('button')?.value
    if (type === 'accept' || type === 'decline') cookieConsent.send({ type, at: new Date().toISOString() })
  }
  const close = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') cookieConsent.send({ type: 'close' })
  }
  const follow = ({ target }: FocusEvent) => {
    if (banner.hidden || !(target instanceof Element) || banner.contains(target)) return
    cameFrom = target
    // Scroll only for keyboard focus. If the page moved during a mouse click, the click would miss its target.
    if (!target.matches(':focus-visible')) return
    // The banner never covers a dialog.
    if (target.closest('dialog')) return
    // A banner in the normal flow, as in short viewports, covers nothing.
    if (getComputedStyle(banner).position !== 'fixed') return
    scrollBy(0, overlap(target.getBoundingClientRect(), banner.getBoundingClientRect()))
  }

  const { unsubscribe } = cookieConsent.subscribe(show)
  signal.addEventListener('abort', unsubscribe)
  banner.addEventListener('click', choose, { signal })
  banner.addEventListener('keydown', close, { signal })
  addEventListener('focusin', follow, { signal })
  show()
  return () => cookieConsent.send({ type: 'reopen' })
}

function showChoice(banner: HTMLElement, stored: { choice: CookieChoice; chosenAt: string | null } | null) {
  for (const sentence of banner.querySelectorAll<HTMLElement>('[data-choice]')) {
    sentence.hidden = sentence.dataset.choice !== stored?.choice
    const day = sentence.querySelector('[data-day]')
    if (sentence.hidden || !day || !stored?.chosenAt) continue
    const { lang } = banner.closest<HTMLElement>('[lang]') ?? document.documentElement
    day.textContent = new Date(stored.chosenAt).toLocaleDateString(formatTag(lang), { dateStyle: 'long' })
  }
}

/** Returns how many pixels to scroll so that the banner does not cover the focused element (WCAG 2.4.11). */
const overlap = (focused: DOMRect, banner: DOMRect): number =>
  focused.bottom > banner.top &&
  focused.top < banner.bottom &&
  focused.left < banner.right &&
  focused.right > banner.left
    ? focused.bottom - banner.top + 16
    : 0
