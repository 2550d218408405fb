/** The preferred language among Turkish, German and English; undefined for English and for the page's language. */
export function offerFor(languages: readonly string[], page: string): string | undefined {
  const known = languages
    .map((tag) => tag.toLowerCase().split('-')[0])
    .find((language) => language === 'tr' || language === 'de' || language === 'en')
  return known === page || known === 'en' ? undefined : known
}

/** True after the visitor has closed an offer; lasts until the next page load. */
let isClosed = false

/** Shows the line if the browser prefers its language, unless the visitor has closed an offer. */
export function offerLanguage(line: HTMLElement, signal: AbortSignal): void {
  line.hidden = isClosed || offerFor(navigator.languages, document.documentElement.lang) !== line.lang
  const close = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('button'))) return
    isClosed = true
    line.hidden = true
  }
  line.addEventListener('click', close, { signal })
}
