import { dateFrom } from './clock.ts'
import { persistentValue } from './persistent-value.ts'

export const SCHEMES = ['system', 'day', 'night'] as const
export type Scheme = (typeof SCHEMES)[number]

/** Simulated environment of a page, kept in the tab's session storage. */
export const environment = {
  /** Simulated time at page load, `YYYY-MM-DDTHH:MM` in the browser's time zone; empty for the real time. */
  now: persistentValue('now', ''),
  scheme: persistentValue<Scheme>('scheme', 'system'),
  /** Delay of mocked responses, in milliseconds. */
  latency: persistentValue('latency', 600),
  isOffline: persistentValue('offline', false),
}

/** Stores the time and the colour scheme that the URL names, such as `?now=2027-01-01T09:00&scheme=night`. */
export function readEnvironment(): void {
  const asked = new URLSearchParams(location.search)
  if (asked.has('now')) environment.now.keep(String(asked.get('now')))
  const scheme = SCHEMES.find((known) => known === asked.get('scheme'))
  if (scheme) environment.scheme.keep(scheme)
}

/** Applies the simulated time and connection. Call it before the app starts. */
export function applyEnvironment(): void {
  setClock(environment.now.read())
  Object.defineProperty(navigator, 'onLine', { get: () => !environment.isOffline.read() })
}

export function setClock(now: string): void {
  const moment = Date.parse(now)
  if (!Number.isNaN(moment)) globalThis.Date = dateFrom(moment)
}

const COLOR_SCHEMES = { system: '', day: 'light', night: 'dark' }

/** Sets the page's colour scheme. Call it after the first render, in which React replaces the root element. */
export function setScheme(scheme: Scheme): void {
  document.documentElement.style.colorScheme = COLOR_SCHEMES[scheme]
}

export function setConnection(isOffline: boolean): void {
  environment.isOffline.keep(isOffline)
  dispatchEvent(new Event(isOffline ? 'offline' : 'online'))
}
