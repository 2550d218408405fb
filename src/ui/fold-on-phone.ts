import { PHONE } from './phone.ts'

/**
 * Collapses a `<details>`, such as the rest of a chapter, on phones. It stays open if it is in or above the viewport,
 * so that visible text does not move. Pressing the chapter's heading toggles it, and a link to the chapter opens it.
 * The history entry holds which chapters are open, so that a reload or a return shows the same text.
 */
export function foldOnPhone(rest: HTMLElement, signal: AbortSignal): void {
  if (!(rest instanceof HTMLDetailsElement)) return
  const phone = matchMedia(PHONE)
  const { chapter } = rest.dataset
  // The fragment may also contain the visitor's answers, as in `#fees&who=nurse`.
  const isAsked = () => [...new URLSearchParams(location.hash.slice(1)).keys()][0] === chapter
  const fold = (isOpen: boolean) => {
    rest.toggleAttribute('data-folds', phone.matches)
    rest.open = !phone.matches || isOpen
  }
  // Use an observer, because measuring would force a layout for every chapter.
  const observer = new IntersectionObserver(
    ([entry]) => {
      observer.disconnect()
      if (entry) fold(entry.isIntersecting || isAsked())
    },
    // Let everything above the viewport intersect too.
    { rootMargin: '1000000px 0px 0px' },
  )
  const foldByPlace = () => observer.observe(rest)
  const openBefore: unknown = history.state?.openChapters
  if (chapter && Array.isArray(openBefore)) fold(openBefore.includes(chapter))
  else if (isUnpaintedAtTop()) fold(false)
  else foldByPlace()
  phone.addEventListener('change', foldByPlace, { signal })
  // Touch users can also press the heading. Keyboard and screen reader users have the summary after it.
  const heading = document.getElementById(chapter ?? '')
  heading?.addEventListener('click', () => phone.matches && rest.toggleAttribute('open'), { signal })
  const store = () => chapter && phone.matches && storeSoon()
  rest.addEventListener('toggle', store, { signal })
  const openAsked = () => {
    rest.open ||= isAsked()
    // A link to a chapter makes a new history entry.
    store()
  }
  window.addEventListener('hashchange', openAsked, { signal })
}

let isStoring = false

/** Stores the open chapters once for all that toggle together: browsers limit how often the history may change. */
function storeSoon(): void {
  if (isStoring) return
  isStoring = true
  setTimeout(() => {
    isStoring = false
    const open = document.querySelectorAll<HTMLElement>('details[data-chapter][open]')
    const openChapters = [...open].map(({ dataset }) => dataset.chapter)
    history.replaceState({ ...history.state, openChapters }, '')
  })
}

/** True if the visitor sees nothing yet, and the browser will not scroll. Folding then saves the layout of the text. */
const isUnpaintedAtTop = (): boolean =>
  !location.hash &&
  performance.getEntriesByType('paint').length === 0 &&
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate')
