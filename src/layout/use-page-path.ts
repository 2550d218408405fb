import { useLocation, useMatches } from '@tanstack/react-router'
import { hasNoPage } from '#src/site/seo.ts'

/** The path for links to the current page; on the 404 page the home page's, because only that surely exists. */
export function usePagePath(): string {
  const pathname = useLocation({ select: (location) => location.pathname })
  return useMatches({
    select: (matches) => (hasNoPage(matches) ? '/' : (matches.at(-1)?.staticData.publicPath ?? pathname)),
  })
}
