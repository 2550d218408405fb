import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { SiteContext } from '#src/site/i18n.ts'
import { localeRewrite } from '#src/site/locale.ts'
import { routeTree } from './routeTree.gen.ts'
import { parseSearch, stringifySearch } from './search-params.ts'

interface RouterOptions extends SiteContext {
  history?: RouterHistory
  isServer?: boolean
}

/** The router of one page load or one prerendered page, with a fixed locale. */
export function createSiteRouter({ locale, i18n, ...options }: RouterOptions) {
  return createRouter({
    routeTree,
    rewrite: localeRewrite(locale),
    context: { locale, i18n },
    parseSearch,
    stringifySearch,
    // Component errors restore the prerendered document instead of an error page (src/app/entry-client.tsx).
    disableGlobalCatchBoundary: true,
    defaultPreload: 'intent',
    defaultPreloadDelay: 0,
    scrollRestoration: !import.meta.env.SSR && keepScrollPosition(),
    ...options,
  })
}

/**
 * Every navigation sets the scroll position; the first rendering does not, if the visitor has already
 * scrolled.
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
    /** Where visitors see the page, if not at its own path. Such a page is not published by itself. */
    publicPath?: string
  }
}
