import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface SiteLinkProps {
  href: string
  children?: ReactNode
}

/** Link in a text. Internal links keep the language. Links to guides cause a full page load (see `GuideLink`). */
export function SiteLink({ href, children }: SiteLinkProps) {
  if (!href.startsWith('/')) return <a href={href}>{children}</a>
  const [path = '/', hash] = href.split('#')
  // Safe cast: the build and tests/site/links.test.ts check that the links in texts lead to existing pages.
  const target = { to: path as '/', ...(hash && { hash }), reloadDocument: path.startsWith('/information/') }
  return <Link {...target}>{children}</Link>
}
