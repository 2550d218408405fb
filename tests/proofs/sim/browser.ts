import { AsyncLocalStorage } from 'node:async_hooks'
import type { AnyActorRef, AnyStateMachine } from 'xstate'
import { createActor } from 'xstate'
import type { Language } from '#contracts/words/language.ts'
import type { Clock } from './clock.ts'
import type { Network, Tab } from './world.ts'

const tabs = new AsyncLocalStorage<Tab>()

/** Does something in a tab: what asks for a browser's globals gets those of this tab. */
export const inTab = <Result>(tab: Tab, work: () => Result): Result => tabs.run(tab, work)

export const openTab = (
  owner: string,
  { language, path, forwardedFor }: { language: Language; path: string; forwardedFor: string },
  session: ReadonlyMap<string, string> = new Map(),
): Tab => ({
  owner,
  session: new Map(session),
  url: new URL(`${language === 'de' ? '/de' : ''}${path}`, ORIGIN),
  language,
  isOnline: true,
  forwardedFor,
  listeners: new Set(),
})

export const ORIGIN = 'https://www.isarspree.example'

/** A running machine in a tab, on the world's clock. */
export function runChart(clock: Clock, tab: Tab, chart: AnyStateMachine): AnyActorRef {
  return inTab(tab, () =>
    createActor(chart, {
      clock: {
        setTimeout: (work, ms) => clock.after(ms, () => inTab(tab, () => work())),
        clearTimeout: (timer) => {
          if (timer) timer.isOff = true
        },
      },
    }),
  )
}

/** The connection of a tab goes, or comes back. */
export function setOnline(tab: Tab, isOnline: boolean): void {
  tab.isOnline = isOnline
  for (const { type, tell } of tab.listeners) if (type === (isOnline ? 'online' : 'offline')) tell({})
}

/** Gives this thread the globals of a browser: those of the tab on whose behalf code runs. */
export function becomeBrowser(network: () => Network): void {
  const tab = () => {
    const present = tabs.getStore()
    if (!present) throw new Error('No tab does this.')
    return present
  }
  const define = (name: string, get: () => unknown) =>
    Object.defineProperty(globalThis, name, { get, set: () => {}, configurable: true })
  const storage = {
    getItem: (key: string) => tab().session.get(key) ?? null,
    setItem: (key: string, value: string) => void tab().session.set(key, value),
    removeItem: (key: string) => void tab().session.delete(key),
  }
  define('sessionStorage', () => storage)
  define('navigator', () => ({ onLine: tab().isOnline }))
  define('location', () => tab().url)
  define('history', () => ({
    state: null,
    replaceState: (_: unknown, __: unknown, url: URL) => {
      tab().url = url
    },
  }))
  define('fetch', () => (request: Request) => network().carry(tab(), request))
  Object.assign(globalThis, {
    addEventListener: (type: string, tell: (event: object) => void) => tab().listeners.add({ type, tell }),
    removeEventListener: (type: string, tell: (event: object) => void) => {
      const { listeners } = tab()
      for (const listener of listeners)
        if (listener.type === type && listener.tell === tell) listeners.delete(listener)
    },
  })
}
