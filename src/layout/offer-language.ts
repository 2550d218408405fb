/** The language in which the site has something for a visitor who would rather not read the page's. */
export function offerFor(languages: readonly string[], page: string): string | undefined {
  const known = languages
    .map((tag) => tag.toLowerCase().split('-')[0])
    .find((language) => language === 'tr' || language === 'de' || language === 'en')
  return known === page || known === 'en' ? undefined : known
}

/** True for the life of the page load once the visitor has closed the line; nothing is stored about it. */
let isClosed = false

/** Shows the line in the browser's preferred language, until it is closed. Its space is reserved from the start. */
export function offerLanguage(line: HTMLElement, signal: AbortSignal): void {
  line.hidden = isClosed || offerFor(navigator.languages, document.documentElement.lang) !== line.lang
  const close = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('button'))) return
    isClosed = true
    line.hidden = true
  }
  line.addEventListener('click', close, { signal })
}
