import { isActing } from '#src/site/acting-pages.ts'

interface Connection {
  saveData: boolean
  effectiveType: string
}

declare global {
  interface Document {
    /** Until the page is shown that the browser renders ahead. */
    prerendering?: boolean
  }
  interface Navigator {
    connection?: Connection
  }
}

/** Pointer, keyboard and finger, each before it has followed the link. */
const SIGNS_OF_INTENT = ['mouseover', 'focusin', 'touchstart']

/**
 * Fetches the script of the app, which a document names in `<script data-app>`, at the first sign that a link to an
 * interactive page will be followed; never where bytes are dear or slow.
 */
export function fetchAppAhead(): void {
  const href = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset.app
  const { connection } = navigator
  if (!href || connection?.saveData || connection?.effectiveType.match(/[23]g$/)) return
  const waiting = new AbortController()
  const fetchIfMeant = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a')
    if (!link || link.origin !== location.origin || !isActing(link.pathname)) return
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    waiting.abort()
  }
  const { signal } = waiting
  for (const sign of SIGNS_OF_INTENT) addEventListener(sign, fetchIfMeant, { passive: true, signal })
}
