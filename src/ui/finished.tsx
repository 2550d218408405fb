import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'

/**
 * Around a part that only shows and is loaded by `lazy`: no links of the router, no controls. A prerendered page keeps
 * its markup and loads no script for it; a page reached by a link loads the part first.
 */
export function Finished({ children }: { children: ReactNode }) {
  const [isReached] = useState(useHydrated())
  if (import.meta.env.SSR || isReached) return <div className="finished">{children}</div>
  return (
    <div
      className="finished"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty; the markup that stands there is kept
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  )
}
