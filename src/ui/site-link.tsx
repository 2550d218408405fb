import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface SiteLinkProps {
  href: string
  children?: ReactNode
}

/** A link from content. A link within the site navigates in place and keeps the language. */
export function SiteLink({ href, children }: SiteLinkProps) {
  if (!href.startsWith('/')) return <a href={href}>{children}</a>
  const [path = '/', hash] = href.split('#')
  // A safe cast, because the build checks all links in content (build/articles/rules.ts).
  const target = { to: path as '/', ...(hash && { hash }) }
  return <Link {...target}>{children}</Link>
}
