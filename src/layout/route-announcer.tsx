import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useRestoredScroll } from './use-restored-scroll.ts'

/** Identifies a link after React has replaced its element: `nth` is its index among the links with the same `href`. */
interface UsedLink {
  href: string
  nth: number
}

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.getAttribute('href') === href)

/**
 * Announces the new title after client-side navigation, and focuses the new heading. After Back or Forward, focuses
 * the link that the visitor last clicked on the page they return to, not the heading.
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useRestoredScroll()
  useEffect(() => {
    const used = new Map<string, UsedLink>()
    let isHistoryMove = false
    // Runs in the capture phase, before the router handles the click and changes the URL.
    const remember = ({ target }: MouseEvent) => {
      const href = target instanceof Element && target.closest('a[href]')?.getAttribute('href')
      if (!href) return
      used.set(location.href, {
        href,
        nth: linksTo(href).findIndex((link) => link.contains(target)),
      })
    }
    // The app now prefetches the pages that it renders. The browser stops doing so (`speculationRules`).
    document.documentElement.dataset.alive = ''
    document.addEventListener('click', remember, { capture: true })
    const forgetMoves = router.history.subscribe(({ action }) => {
      isHistoryMove = action.type !== 'PUSH' && action.type !== 'REPLACE'
    })
    const forgetRendered = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return
      const link = used.get(location.href)
      if (!isHistoryMove) focusHeading()
      else if (link) linksTo(link.href)[link.nth]?.focus({ preventScroll: true })
      setTitle(document.title)
    })
    return () => {
      delete document.documentElement.dataset.alive
      document.removeEventListener('click', remember, { capture: true })
      forgetMoves()
      forgetRendered()
    }
  }, [router])
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {title}
    </div>
  )
}

function focusHeading() {
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
