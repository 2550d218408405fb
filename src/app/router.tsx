import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { SiteContext } from '#src/site/i18n.ts'
import { localeRewrite } from '#src/site/locale.ts'
import { routeTree } from './routeTree.gen.ts'
import { parseSearch, stringifySearch } from './search-params.ts'

interface RouterOptions extends SiteContext {
  history?: RouterHistory
  isServer?: boolean
}

/** Creates a router with a fixed locale, for one page load or one prerendered page. */
export function createSiteRouter({ locale, i18n, ...options }: RouterOptions) {
  return createRouter({
    routeTree,
    rewrite: localeRewrite(locale),
    context: { locale, i18n },
    parseSearch,
    stringifySearch,
    // Instead of an error page, src/app/entry-client.tsx restores the prerendered document.
    disableGlobalCatchBoundary: true,
    defaultPreload: 'intent',
    defaultPreloadDelay: 0,
    scrollRestoration: !import.meta.env.SSR && keepScrollPosition(),
    ...options,
  })
}

/** Prevents the router from scrolling after the first render if the visitor has already scrolled. */
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
     * Path at which visitors see the page, if it differs from the route's path. The route's path is then not published.
     */
    publicPath?: string
  }
}
