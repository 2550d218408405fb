import { anchorIn, sentenceIn, withSentence } from '#contracts/tables/sentence.ts'
import { isMainLanguage } from '#contracts/values/language.ts'
import { pathLanguage } from '#contracts/values/path-language.ts'
import { replaceFragment, visitorSentence } from '#src/browser/visitor-sentence.ts'

const isSentenceGiven = (): boolean => Object.keys(visitorSentence.read()).length > 0

export type ShowSentence = (place: HTMLElement, signal: AbortSignal) => Promise<void>

const showSentence: ShowSentence = async (place, signal) =>
  (await import('./sentence-line.ts')).showSentence(place, signal)

/**
 * Adds the visitor's answers ("the sentence") to the URL of an internal link or GET form when it is followed or
 * submitted. If the URL of this page has answers, shows them above `place` at once, to avoid a later layout shift.
 */
export function carrySentence(place: HTMLElement, signal: AbortSignal, showLine = showSentence): void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a')
    // Skip links that the app handles. Skip anchors on this page too: `visitorSentence` then restores the answers.
    if (event.defaultPrevented || !link || link.origin !== location.origin) return
    if (link.hash && link.pathname === location.pathname) return
    carryIn(link, 'href')
  }
  const ask = ({ target, defaultPrevented }: SubmitEvent) => {
    if (!defaultPrevented && target instanceof HTMLFormElement && target.method === 'get')
      carryIn(target, 'action')
  }
  // Wait until the page has loaded: before that, Chromium would lose the anchor that `showAnchor` scrolls to.
  if (document.readyState === 'complete') showAnchor()
  else addEventListener('load', showAnchor, { signal })
  // A page with `data-asks-sentence` shows the answers in its own form.
  if (isSentenceGiven() && !document.querySelector('[data-asks-sentence]'))
    showLine(place, signal).catch(() => undefined)
  addEventListener('click', follow, { signal })
  addEventListener('auxclick', follow, { signal })
  addEventListener('submit', ask, { signal })
}

/** Adds the answers to a URL that is about to be followed, then restores the attribute. */
function carryIn(element: HTMLElement, attribute: 'href' | 'action'): void {
  const own = element.getAttribute(attribute)
  if (own === null || !isSentenceGiven()) return
  const url = new URL(own, location.href)
  const language = pathLanguage(location.pathname)
  const target = pathLanguage(url.pathname)
  // A page that lacks the language of this one still gets the answers in it, unless a language link leads there.
  const isForeign = language !== target && element.lang !== target && !isMainLanguage(language)
  const sentence = {
    ...visitorSentence.read(),
    ...(isForeign && { language }),
    ...sentenceIn(url.hash),
  }
  url.hash = withSentence(url.hash, sentence)
  element.setAttribute(attribute, url.href)
  setTimeout(() => element.setAttribute(attribute, own))
}

/** Scrolls to the anchor `fees` in `#fees&who=nurse`. Browsers look for an id equal to the whole fragment. */
function showAnchor(): void {
  const { hash } = location
  const anchor = anchorIn(hash)
  if (!anchor || !isSentenceGiven()) return
  location.replace(`#${anchor}`)
  replaceFragment(hash.slice(1))
}
