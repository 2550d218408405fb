/*
 * The script of every page; where a page only shows, it is the only one. It gives the delivered parts what they do, and
 * fetches the app ahead of whoever is about to act.
 */
import { enliven } from '#src/ui/behaviours.ts'
import { BEHAVIOURS } from './behaviours.ts'
import { fetchAppAhead } from './fetch-app-ahead.ts'

function start() {
  enliven(BEHAVIOURS)
  fetchAppAhead()
}

// A page rendered ahead would read a choice or a tick before its visitor has made it.
if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true })
else start()
