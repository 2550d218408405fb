import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface SiteLinkProps {
  href: string
  children?: ReactNode
}

/** Link in a text. A link within the site keeps the language. Guides open as documents (`GuideLink`). */
export function SiteLink({ href, children }: SiteLinkProps) {
  if (!href.startsWith('/')) return <a href={href}>{children}</a>
  const [path = '/', hash] = href.split('#')
  // Safe cast: the build checks all links in texts (build/articles/rules.ts).
  const target = { to: path as '/', ...(hash && { hash }), reloadDocument: path.startsWith('/information/') }
  return <Link {...target}>{children}</Link>
}
