import { isLanguage } from '#contracts/values/language.ts'

/**
 * Returns the language to offer: the visitor's most preferred language of the site. Returns undefined if that is English
 * or the language of the page. Some browsers and extensions report tags that are no texts.
 */
export function offerFor(languages: readonly unknown[], page: string): string | undefined {
  const known = languages.map((tag) => String(tag).toLowerCase().split('-')[0]).find(isLanguage)
  return known === page || known === 'en' ? undefined : known
}

/** True after the visitor has closed an offer, until the next page load. */
let isClosed = false

/** Shows `line`, which offers another language, if the browser prefers that language and no offer was closed yet. */
export function offerLanguage(line: HTMLElement, signal: AbortSignal): void {
  line.hidden = isClosed || offerFor(navigator.languages ?? [], document.documentElement.lang) !== line.lang
  const close = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('button'))) return
    isClosed = true
    line.hidden = true
  }
  line.addEventListener('click', close, { signal })
}
