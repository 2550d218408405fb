import { mayFetchAhead } from '#src/browser/may-fetch-ahead.ts'
import { isActing } from '#src/site/acting-pages.ts'

declare global {
  interface Document {
    /** True while the browser prerenders the page in the background. Undefined in browsers that never do. */
    prerendering?: boolean
  }
}

const SIGNS_OF_INTENT = ['mouseover', 'focusin', 'touchstart']

/**
 * Prefetches the script of the app when the visitor points at, touches or focuses a link to an interactive page. Does
 * nothing if the visitor has turned on Data Saver, or the connection is slow.
 */
export function fetchAppAhead(): void {
  const href = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset.app
  if (!href || !mayFetchAhead()) return
  const waiting = new AbortController()
  const prefetchFor = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a')
    if (!link || link.origin !== location.origin || !isActing(link.pathname)) return
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    waiting.abort()
  }
  const { signal } = waiting
  for (const sign of SIGNS_OF_INTENT) addEventListener(sign, prefetchFor, { passive: true, signal })
}
