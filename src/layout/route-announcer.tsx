import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * Identifies a link by its address and its index among the links to that address, because the page is rendered again
 * before the link is needed.
 */
interface UsedLink {
  href: string
  nth: number
}

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.getAttribute('href') === href)

/**
 * After client-side navigation, announces the title. A followed link focuses the new page's heading; Back and
 * Forward focus the link by which the page was left. When a document is loaded, the browser does both.
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(() => {
    const used = new Map<string, UsedLink>()
    let isHistoryMove = false
    // Runs before the router's own listener, which changes the address.
    const remember = ({ target }: MouseEvent) => {
      const href = target instanceof Element && target.closest('a[href]')?.getAttribute('href')
      if (!href) return
      used.set(location.href, {
        href,
        nth: linksTo(href).findIndex((link) => link.contains(target)),
      })
    }
    // From now on links need no prerendered document (`speculationRules` in build/site/site-files.ts).
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
