import { useLocation, useMatches } from '@tanstack/react-router'
import { hasNoPage } from '#src/site/seo.ts'

/** The path for links to the current page; the home page's on the 404 page. */
export function usePagePath(): string {
  const pathname = useLocation({ select: (location) => location.pathname })
  return useMatches({
    select: (matches) => (hasNoPage(matches) ? '/' : (matches.at(-1)?.staticData.publicPath ?? pathname)),
  })
}
