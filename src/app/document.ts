/*
 * The script of every page, and the only one of static pages. It connects the controllers of the delivered
 * markup, and prefetches the app when a visitor is about to interact.
 */
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
  // On an interactive page the app's start imports this chunk, which may run before the document is complete.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true })
  else start()
}

// Scripts that ran during prerendering would read stored choices and ticks too early.
if (document.prerendering) document.addEventListener('prerenderingchange', startWhenComplete, { once: true })
else startWhenComplete()
