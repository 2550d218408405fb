const PHONE = '(max-width: 39.99rem)'

/**
 * Folds details on phones, such as the rest of a chapter. Details in or above the viewport stay open, so that visible
 * content does not move. A press on the chapter's heading toggles them; a link to the chapter opens them.
 */
export function foldOnPhone(rest: HTMLElement, signal: AbortSignal): void {
  if (!(rest instanceof HTMLDetailsElement)) return
  const phone = matchMedia(PHONE)
  // The visitor's sentence may follow the anchor: `#fees&who=nurse`.
  const isAsked = () => decodeURIComponent(location.hash.slice(1)).split('&')[0] === rest.dataset.chapter
  const fold = (isReached: boolean) => {
    rest.toggleAttribute('data-folds', phone.matches)
    rest.open = !phone.matches || isAsked() || isReached
  }
  // An observer, because measuring would force a layout for every chapter.
  const observer = new IntersectionObserver(
    ([entry]) => {
      observer.disconnect()
      if (entry) fold(entry.isIntersecting)
    },
    // Everything above the viewport counts as reached.
    { rootMargin: '1000000px 0px 0px' },
  )
  const foldByPlace = () => observer.observe(rest)
  foldByPlace()
  phone.addEventListener('change', foldByPlace, { signal })
  // Touch users expect the heading to be a button too; keyboards and screen readers use the summary below it.
  const heading = document.getElementById(rest.dataset.chapter ?? '')
  heading?.addEventListener('click', () => phone.matches && rest.toggleAttribute('open'), { signal })
  window.addEventListener('hashchange', () => (rest.open ||= isAsked()), { signal })
}
