import { useLocation, useMatches } from '@tanstack/react-router'
import { hasNoPage } from '#src/site/seo.ts'

/** Returns the path for links to the current page; on the 404 page, the path of the home page. */
export function usePagePath(): string {
  const pathname = useLocation({ select: (location) => location.pathname })
  return useMatches({
    select: (matches) => (hasNoPage(matches) ? '/' : (matches.at(-1)?.staticData.publicPath ?? pathname)),
  })
}
