/* Script of every page; static pages have no other. */
import { openForPrint } from '#src/layout/open-for-print.ts'
import { connectControllers } from '#src/ui/controllers.ts'
import { CONTROLLERS } from './controllers.ts'
import { fetchAppAhead } from './fetch-app-ahead.ts'

function start() {
  connectControllers(CONTROLLERS)
  fetchAppAhead()
  openForPrint()
}

function startWhenComplete() {
  // The script of the app may import this file before the document is parsed.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true })
  else start()
}

// Wait while the browser prerenders the page in the background: stored choices may still change.
if (document.prerendering) document.addEventListener('prerenderingchange', startWhenComplete, { once: true })
else startWhenComplete()
