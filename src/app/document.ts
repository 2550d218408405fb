/* Script of every page. On a static page, it is the only one at first; controllers may import more on demand. */
import { repairAddress } from '#src/browser/repair-address.ts'
import { openForPrint } from '#src/layout/open-for-print.ts'
import { connectControllers } from '#src/ui/controllers.ts'
import { CONTROLLERS } from './controllers.ts'
import { fetchAppAhead } from './fetch-app-ahead.ts'

function start() {
  repairAddress()
  addEventListener('hashchange', repairAddress)
  connectControllers(CONTROLLERS)
  fetchAppAhead()
  openForPrint()
}

function startWhenComplete() {
  // The async `start.ts` imports the same chunk, so this file may run before the document is parsed.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true })
  else start()
}

// Wait while the browser prerenders the page in the background: stored choices may still change.
if (document.prerendering) document.addEventListener('prerenderingchange', startWhenComplete, { once: true })
else startWhenComplete()
