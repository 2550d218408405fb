import { dateFrom } from './clock.ts'
import { remembered } from './remembered.ts'

export const SCHEMES = ['system', 'day', 'night'] as const
export type Scheme = (typeof SCHEMES)[number]

/** Environment of a page: kept in the tab, changed in the panel. */
export const surroundings = {
  /** Start of the page's clock, `YYYY-MM-DDTHH:MM` in the browser's time zone; empty for now. */
  now: remembered('now', ''),
  scheme: remembered<Scheme>('scheme', 'system'),
  /** Delay of responses, in milliseconds. */
  latency: remembered('latency', 600),
  isOffline: remembered('offline', false),
}

/** The address sets clock and colour scheme: `?now=2027-01-01T09:00&scheme=night`. */
export function takeSurroundingsFromAddress(): void {
  const asked = new URLSearchParams(location.search)
  if (asked.has('now')) surroundings.now.keep(String(asked.get('now')))
  const scheme = SCHEMES.find((known) => known === asked.get('scheme'))
  if (scheme) surroundings.scheme.keep(scheme)
}

/** Applies the environment; call it before any script of the site runs. */
export function applySurroundings(): void {
  setClock(surroundings.now.read())
  Object.defineProperty(navigator, 'onLine', { get: () => !surroundings.isOffline.read() })
}

/** Sets the page's clock, until the next page load. */
export function setClock(now: string): void {
  const moment = Date.parse(now)
  if (!Number.isNaN(moment)) globalThis.Date = dateFrom(moment)
}

const COLOR_SCHEMES = { system: '', day: 'light', night: 'dark' }

/** Sets the colour scheme. Call it after hydration, because React removes the document's attributes. */
export function setScheme(scheme: Scheme): void {
  document.documentElement.style.colorScheme = COLOR_SCHEMES[scheme]
}

/** Switches the connection off or on, with the browser's events. */
export function setConnection(isOffline: boolean): void {
  surroundings.isOffline.keep(isOffline)
  dispatchEvent(new Event(isOffline ? 'offline' : 'online'))
}
