import { lazyRouteComponent, useHydrated } from '@tanstack/react-router'
import { type ComponentType, Suspense, useEffect, useState } from 'react'

/** A part of a page that only shows: no links of the router, no controls. */
type Part = ComponentType & { preload?: () => Promise<unknown> }

export const part = (load: () => Promise<{ default: ComponentType }>): Part =>
  lazyRouteComponent(load, 'default')

/** Resolves when the part can be shown; at once on a prerendered page, where it stands already. */
export async function readyPart(load: () => Promise<{ default: ComponentType }>): Promise<Part> {
  const Loaded = part(load)
  const isFinished = !import.meta.env.SSR && !('alive' in document.documentElement.dataset)
  if (!isFinished) await Loaded.preload?.()
  return Loaded
}

/** A prerendered page keeps the part's markup and loads no script for it; a page reached by a link loads it first. */
export function Finished({ part: Shown }: { part: Part }) {
  const [isReached] = useState(useHydrated())
  // Whoever comes back by a link finds it loaded.
  useEffect(() => () => void Shown.preload?.(), [Shown])
  if (import.meta.env.SSR || isReached) {
    return (
      <div className="finished">
        <Suspense>
          <Shown />
        </Suspense>
      </div>
    )
  }
  return (
    <div
      className="finished"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty; the markup that stands there is kept
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  )
}
