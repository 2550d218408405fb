import { useLocation, useMatches } from '@tanstack/react-router'
import { hasNoPage } from '#src/site/seo.ts'

/** The page's path for links to itself; home on the 404 page, because no other address is known to exist. */
export function usePagePath(): string {
  const pathname = useLocation({ select: (location) => location.pathname })
  return useMatches({
    select: (matches) => (hasNoPage(matches) ? '/' : (matches.at(-1)?.staticData.publicPath ?? pathname)),
  })
}
