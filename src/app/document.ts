/*
 * The script of every page; where a page only shows, it is the only one. It attaches the behaviours of the delivered markup, and
 * fetches the app ahead when somebody is about to interact.
 */
import { openOnPaper } from '#src/layout/open-on-paper.ts'
import { enliven } from '#src/ui/behaviours.ts'
import { BEHAVIOURS } from './behaviours.ts'
import { fetchAppAhead } from './fetch-app-ahead.ts'

function start() {
  enliven(BEHAVIOURS)
  fetchAppAhead()
  openOnPaper()
}

function startWhenComplete() {
  // On an acting page the app's start imports this chunk, and may run before the page has arrived.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true })
  else start()
}

// A page rendered ahead would read a choice or a tick before its visitor has made it.
if (document.prerendering) document.addEventListener('prerenderingchange', startWhenComplete, { once: true })
else startWhenComplete()
