import { useElementScrollRestoration } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

const ENDS = ['pointerdown', 'click', 'wheel', 'touchstart', 'keydown', 'popstate']

/**
 * After a reload or a return, keeps the scroll position of the last visit while the app draws the page, until the first
 * input or step through the history. The prerendered page may be too short for that position, and the browser would
 * then hold its footer in view while the page grows above. Does nothing if the visitor has scrolled already.
 */
export function useRestoredScroll(): void {
  const latest = useElementScrollRestoration({ getElement: () => window })
  const [atStart] = useState(latest)
  useEffect(() => {
    if (!atStart) return
    const { scrollHeight, clientHeight } = document.documentElement
    const restored = Math.min(atStart.scrollY, scrollHeight - clientHeight)
    // It is 0 if the browser restores later. The cookie banner may have made the page longer since.
    if (scrollY > 0 && Math.abs(scrollY - restored) > clientHeight / 2) return
    const growth = new ResizeObserver(() => scrollTo({ top: atStart.scrollY, behavior: 'instant' }))
    growth.observe(document.body)
    const stop = () => growth.disconnect()
    for (const end of ENDS) addEventListener(end, stop, { once: true, capture: true, passive: true })
    return stop
  }, [atStart])
}
