/** The visitor's first language among Turkish, German and English; undefined if English or the page's language. */
export function offerFor(languages: readonly string[], page: string): string | undefined {
  const known = languages
    .map((tag) => tag.toLowerCase().split('-')[0])
    .find((language) => language === 'tr' || language === 'de' || language === 'en')
  return known === page || known === 'en' ? undefined : known
}

/** True once the visitor has closed the line, until the next page load; nothing is stored. */
let isClosed = false

/** Shows the line if it is in the browser's preferred language, until it is closed. The layout does not shift. */
export function offerLanguage(line: HTMLElement, signal: AbortSignal): void {
  line.hidden = isClosed || offerFor(navigator.languages, document.documentElement.lang) !== line.lang
  const close = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('button'))) return
    isClosed = true
    line.hidden = true
  }
  line.addEventListener('click', close, { signal })
}
