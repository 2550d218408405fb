import { dateFrom } from './clock.ts'
import { remembered } from './remembered.ts'

export const SCHEMES = ['system', 'day', 'night'] as const
export type Scheme = (typeof SCHEMES)[number]

/** Surroundings of a page: kept in the tab, changed in the panel. */
export const surroundings = {
  /** The moment at which each page begins, `YYYY-MM-DDTHH:MM` in the browser's time; empty for now. */
  now: remembered('now', ''),
  scheme: remembered<Scheme>('scheme', 'system'),
  /** Milliseconds until a call is answered. */
  latency: remembered('latency', 600),
  isOffline: remembered('offline', false),
}

/** The address names the moment and the scheme: `?now=2027-01-01T09:00&scheme=night`. */
export function takeSurroundingsFromAddress(): void {
  const asked = new URLSearchParams(location.search)
  if (asked.has('now')) surroundings.now.keep(String(asked.get('now')))
  const scheme = SCHEMES.find((known) => known === asked.get('scheme'))
  if (scheme) surroundings.scheme.keep(scheme)
}

/** Before anything of the site runs. */
export function applySurroundings(): void {
  setClock(surroundings.now.read())
  Object.defineProperty(navigator, 'onLine', { get: () => !surroundings.isOffline.read() })
}

/** Sets the page's clock, for the life of the page. */
export function setClock(now: string): void {
  const moment = Date.parse(now)
  if (!Number.isNaN(moment)) globalThis.Date = dateFrom(moment)
}

const COLOR_SCHEMES = { system: '', day: 'light', night: 'dark' }

/** React clears the attributes of the document as it takes it over: to be set afterwards. */
export function setScheme(scheme: Scheme): void {
  document.documentElement.style.colorScheme = COLOR_SCHEMES[scheme]
}

/** Cuts the page off, or connects it again; it hears of it as from a browser. */
export function setConnection(isOffline: boolean): void {
  surroundings.isOffline.keep(isOffline)
  dispatchEvent(new Event(isOffline ? 'offline' : 'online'))
}
