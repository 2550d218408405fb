/*
 * The script of every page, and the only one of a static page. It connects the controllers of the prerendered
 * markup, and prefetches the app when the visitor is about to open an interactive page.
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
  // On an interactive page, this chunk may run early: the app's start is async, and imports it.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true })
  else start()
}

// During prerendering by the browser, stored choices and ticks would be read too early.
if (document.prerendering) document.addEventListener('prerenderingchange', startWhenComplete, { once: true })
else startWhenComplete()
