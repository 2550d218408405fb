import type { ReactNode } from 'react'
import { GuideLink } from './guide-link.tsx'
import { Link } from './link.tsx'

interface SiteLinkProps {
  href: string
  children?: ReactNode
}

/** Link in a text. Internal links keep the language. Links to guides cause a full page load (see `GuideLink`). */
export function SiteLink({ href, children }: SiteLinkProps) {
  if (!href.startsWith('/')) return <a href={href}>{children}</a>
  const [, guide] = /^\/information\/(.+)/.exec(href) ?? []
  if (guide) return <GuideLink page={guide}>{children}</GuideLink>
  const [path = '/', hash] = href.split('#')
  // Safe cast: the build and tests/site/links.test.ts check that the links in texts lead to existing pages.
  const target = { to: path as '/', ...(hash && { hash }) }
  return <Link {...target}>{children}</Link>
}
