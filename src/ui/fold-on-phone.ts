/** Phones, where a page is many screens long. */
const PHONE = '(max-width: 39.99rem)'

/**
 * Folds details on phones, such as the rest of a chapter. What the screen has reached stays open, so that nothing a
 * reader sees moves. A press on the heading of a chapter opens or folds it; a link to it opens it, as the browser's own
 * search does; on wider screens it is open.
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
  // A finger expects the heading to be the button too; keys and screen readers have the summary below it.
  const heading = document.getElementById(rest.dataset.chapter ?? '')
  heading?.addEventListener('click', () => phone.matches && rest.toggleAttribute('open'), { signal })
  window.addEventListener('hashchange', () => (rest.open ||= isAsked()), { signal })
}
