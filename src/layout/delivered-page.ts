import type { AnyRoute, AnyRouter, AsyncRouteComponent, LoaderFnContext } from '@tanstack/react-router'

type Head = NonNullable<AnyRoute['options']['head']>

/** What a route says of a page that only shows. */
export interface OnlyShows {
  /** Brings what attaches the little that the page does; that returns how to stop. */
  enliven?: () => Promise<{ enliven: (page: HTMLElement) => () => void }>
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * The page only shows: where it is the first of a visit, it stays as it was delivered, and neither its component
     * nor its texts are fetched.
     */
    onlyShows?: OnlyShows
  }
}

/** Stands as loader data for a page that stays as it was delivered. */
export class DeliveredPage {
  readonly content: readonly ChildNode[]
  /** What the footer says of an article. */
  readonly entry: { updated: string | undefined }

  constructor(main: HTMLElement) {
    this.content = [...main.childNodes]
    const modified = document.head.querySelector<HTMLMetaElement>('meta[property="article:modified_time"]')
    this.entry = { updated: modified?.content }
  }
}

/**
 * The first load of a router: where the page only shows, what was delivered is all of it. The function it returns
 * attaches what that page does.
 */
export async function loadFirstPage(router: AnyRouter): Promise<() => void> {
  const { pathname } = router.latestLocation
  const [, , route] = router.getMatchedRoutes(pathname)
  // The page that is missing stands at paths of other routes.
  const main = document.querySelector<HTMLElement>('main[data-only-shows]')
  if (!route || !main) {
    await router.load()
    return () => {}
  }
  const page = new DeliveredPage(main)
  const tags = deliveredHead()
  const { loader, head, component, staticData } = route.options
  // Other pages of the same route are loaded in full.
  const pageOr = (input: LoaderFnContext) => (input.location.pathname === pathname ? page : loader?.(input))
  const headOr: Head = (input) => (input.loaderData === page ? tags : (head?.(input) ?? {}))
  Object.assign(route.options, { loader: pageOr, head: headOr })
  const shown = component as AsyncRouteComponent<object>
  const { preload } = shown
  Object.assign(shown, { preload: undefined })
  const onlyShows: OnlyShows = staticData?.onlyShows ?? {}
  // Without what it does, the page still shows.
  const [behaviour] = await Promise.all([onlyShows.enliven?.().catch(() => undefined), router.load()])
  Object.assign(shown, { preload })
  return () => void behaviour?.enliven(main)
}

/** What the head of the document says of the page: the tags that `pageHead` writes in the browser. */
function deliveredHead() {
  const named = document.head.querySelectorAll<HTMLMetaElement>(
    'meta:is([name="description"], [name="robots"])',
  )
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  return {
    meta: [{ title: document.title }, ...[...named].map(({ name, content }) => ({ name, content }))],
    links: canonical ? [{ rel: canonical.rel, href: canonical.href }] : [],
  }
}
