import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface SiteLinkProps {
  href: string
  children?: ReactNode
}

/** Link in a text. A link within the site uses the router and keeps the language. */
export function SiteLink({ href, children }: SiteLinkProps) {
  if (!href.startsWith('/')) return <a href={href}>{children}</a>
  const [path = '/', hash] = href.split('#')
  // Safe cast: the build checks all links in texts (build/articles/rules.ts).
  const target = { to: path as '/', ...(hash && { hash }) }
  return <Link {...target}>{children}</Link>
}
