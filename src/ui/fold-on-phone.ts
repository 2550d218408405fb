/** Phones, where a page is many screens long. */
const PHONE = '(max-width: 39.99rem)'

/**
 * Folds details on phones, such as the rest of a chapter. What the screen has reached stays open, so that nothing a
 * reader sees moves. A link to the chapter opens it, as the browser's own search does; on wider screens it is open.
 */
export function foldOnPhone(rest: HTMLElement, signal: AbortSignal): void {
  if (!(rest instanceof HTMLDetailsElement)) return
  const phone = matchMedia(PHONE)
  // The visitor's sentence may follow the place: `#fees&who=nurse`.
  const isAsked = () => decodeURIComponent(location.hash.slice(1)).split('&')[0] === rest.dataset.chapter
  const fold = () => {
    rest.toggleAttribute('data-folds', phone.matches)
    rest.open = !phone.matches || isAsked() || rest.getBoundingClientRect().top < window.innerHeight
  }
  fold()
  phone.addEventListener('change', fold, { signal })
  window.addEventListener('hashchange', () => (rest.open ||= isAsked()), { signal })
}
