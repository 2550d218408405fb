import { createRouter, type RouterHistory } from '@tanstack/react-router'
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
 * visitor has already scrolled.
 */
function keepScrollPosition(): () => boolean {
  let rendered = false
  return () => {
    const mayScroll = rendered || window.scrollY === 0
    rendered = true
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
