import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { rememberLinks } from './used-links.ts'

/**
 * After a navigation within the site: the title is read out. A followed link puts the focus on
 * the new page's heading; going back or forth puts it on the link that once led away, where the reader still is.
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(() => {
    const links = rememberLinks(router.history)
    const forgetRendered = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return
      if (links.isHistoryMove()) links.used()?.focus({ preventScroll: true })
      else focusHeading()
      setTitle(document.title)
    })
    return () => {
      forgetRendered()
      links.forget()
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
