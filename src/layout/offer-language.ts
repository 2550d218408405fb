/** Language to offer to a visitor who prefers it to the page's, if the site has pages in it. */
export function offerFor(languages: readonly string[], page: string): string | undefined {
  const known = languages
    .map((tag) => tag.toLowerCase().split('-')[0])
    .find((language) => language === 'tr' || language === 'de' || language === 'en')
  return known === page || known === 'en' ? undefined : known
}

/** True once the visitor has closed the line, until the next page load; nothing is stored. */
let isClosed = false

/** Shows the line in the browser's preferred language until it is closed. Its space is reserved from the start. */
export function offerLanguage(line: HTMLElement, signal: AbortSignal): void {
  line.hidden = isClosed || offerFor(navigator.languages, document.documentElement.lang) !== line.lang
  const close = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('button'))) return
    isClosed = true
    line.hidden = true
  }
  line.addEventListener('click', close, { signal })
}
