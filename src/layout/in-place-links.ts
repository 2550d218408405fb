import type { AnyRouter } from '@tanstack/react-router'
import { carryTitle } from '#src/content/carry-title.ts'
import { localeOf, withoutLocale } from '#src/locale.ts'

/**
 * Lets links that no component renders do what `<Link>` does: fetch their page at the first sign of intent, and
 * navigate without loading a document. Returns how to stop.
 */
export function inPlaceLinks(element: HTMLElement, router: AnyRouter): () => void {
  const { context, parseSearch } = router.options
  const followed = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin || link.target) return undefined
    // The other language, and a place on the same page, are the browser's.
    if (localeOf(link.pathname) !== context.locale) return undefined
    if (link.hash && link.pathname === location.pathname) return undefined
    const to = withoutLocale(link.pathname)
    const [, , route] = router.getMatchedRoutes(to)
    return route && { link, to, search: parseSearch(link.search), hash: link.hash.slice(1) }
  }
  const fetchAhead = (event: Event) => {
    const { link, ...target } = followed(event) ?? {}
    if (link) router.preloadRoute(target).catch(() => undefined)
  }
  const follow = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
    if (opensElsewhere || event.button !== 0 || event.defaultPrevented) return
    const { link, ...target } = followed(event) ?? {}
    if (!link) return
    event.preventDefault()
    const viewTransition = link.hasAttribute('data-carries-title')
    if (viewTransition) carryTitle({ currentTarget: link })
    void router.navigate({ ...target, viewTransition })
  }
  const stopping = new AbortController()
  const { signal } = stopping
  for (const sign of ['mouseover', 'focusin', 'touchstart'])
    element.addEventListener(sign, fetchAhead, { signal, passive: true })
  element.addEventListener('click', follow, { signal })
  return () => stopping.abort()
}
