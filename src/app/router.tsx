import { createRouter, type ParsedLocation, type RouterHistory } from '@tanstack/react-router'
import type { SiteContext } from '#src/site/i18n.ts'
import { localeRewrite } from '#src/site/locale-rewrite.ts'
import { routeTree } from './routeTree.gen.ts'
import { parseSearch, stringifySearch } from './search-params.ts'

interface RouterOptions extends SiteContext {
  history?: RouterHistory
  isServer?: boolean
}

/** Creates the router of one page load or one prerendered page. Its locale is fixed. */
export function createSiteRouter({ locale, i18n, ...options }: RouterOptions) {
  return createRouter({
    routeTree,
    rewrite: localeRewrite(locale),
    context: { locale, i18n },
    parseSearch,
    stringifySearch,
    // Let errors reach src/app/entry-client.tsx, which restores the prerendered document.
    disableGlobalCatchBoundary: true,
    defaultPreload: 'intent',
    defaultPreloadDelay: 0,
    // Each navigation creates equal contexts anew, and every component that reads one would render again.
    defaultStructuralSharing: true,
    scrollRestoration: !import.meta.env.SSR && keepScrollPosition(),
    ...options,
  })
}

/**
 * Returns a function that tells whether the router may scroll. It returns false only at the first render, if the
 * visitor has already scrolled. Scrolls to the top of a new page itself if its fragment holds answers: the router takes
 * each fragment for an element's id, and would keep the scroll position of the page before.
 */
function keepScrollPosition(): (options: { location: ParsedLocation }) => boolean {
  let shown: string | undefined
  return ({ location: { pathname, hash } }) => {
    const mayScroll = shown !== undefined || window.scrollY === 0
    if (shown !== undefined && shown !== pathname && hash.includes('=')) window.scrollTo(0, 0)
    shown = pathname
    return mayScroll
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
  interface StaticDataRouteOption {
    /**
     * Public path of the page, if it differs from the path of the route. The path of the route is then not published.
     */
    publicPath?: string
  }
}
