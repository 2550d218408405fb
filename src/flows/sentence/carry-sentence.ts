import { anchorIn, sentenceIn, withSentence } from '#contracts/tables/sentence.ts'
import { replaceFragment, visitorSentence } from '#src/browser/visitor-sentence.ts'

const isSentenceGiven = (): boolean => Object.keys(visitorSentence.read()).length > 0

/** Shows the sentence's line before `place`, until the signal aborts. */
export type ShowSentence = (place: HTMLElement, signal: AbortSignal) => Promise<void>

const showSentence: ShowSentence = async (place, signal) =>
  (await import('./sentence-line.ts')).showSentence(place, signal)

/**
 * Carries the visitor's sentence along: links and forms that lead to pages of this site get it in the fragment when
 * they are followed. A page opened with a sentence loads the line that shows it (`sentence-line.ts`) at once, because
 * adding the line later would shift the text.
 */
export function carrySentence(place: HTMLElement, signal: AbortSignal, showLine = showSentence): void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a')
    // After links that the app follows, and anchors on this page, `visitorSentence` still has the sentence.
    if (event.defaultPrevented || !link || link.origin !== location.origin) return
    if (link.hash && link.pathname === location.pathname) return
    carryIn(link, 'href')
  }
  const ask = ({ target, defaultPrevented }: SubmitEvent) => {
    if (!defaultPrevented && target instanceof HTMLFormElement && target.method === 'get')
      carryIn(target, 'action')
  }
  // Before the page has loaded, restoring the address makes Chromium forget the anchor.
  if (document.readyState === 'complete') showAnchor()
  else addEventListener('load', showAnchor, { signal })
  // A page that asks for the sentence shows the answers in its own controls.
  if (isSentenceGiven() && !document.querySelector('[data-asks-sentence]'))
    showLine(place, signal).catch(() => undefined)
  addEventListener('click', follow, { signal })
  addEventListener('auxclick', follow, { signal })
  addEventListener('submit', ask, { signal })
}

/** Adds the sentence to an address that is about to be followed, then restores the prerendered one. */
function carryIn(element: HTMLElement, attribute: 'href' | 'action'): void {
  const own = element.getAttribute(attribute)
  if (own === null || !isSentenceGiven()) return
  const url = new URL(own, location.href)
  const isTurkish = document.querySelector('#main > [lang="tr"]') !== null
  const sentence = {
    ...visitorSentence.read(),
    ...(isTurkish && { language: 'tr' }),
    ...sentenceIn(url.hash),
  }
  url.hash = withSentence(url.hash, sentence)
  element.setAttribute(attribute, url.href)
  setTimeout(() => element.setAttribute(attribute, own))
}

/** Scrolls to the anchor in `#fees&who=nurse`: the browser would look for an element with the whole fragment as id. */
function showAnchor(): void {
  const { hash } = location
  const anchor = anchorIn(hash)
  if (!anchor || !isSentenceGiven()) return
  location.replace(`#${anchor}`)
  replaceFragment(hash.slice(1))
}
