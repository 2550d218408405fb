import { AsyncLocalStorage } from 'node:async_hooks'
import type { AnyActorRef, AnyStateMachine } from 'xstate'
import { createActor } from 'xstate'
import type { Language } from '#contracts/words/language.ts'
import { keepMessagesIn } from '#src/queue/messages.ts'
import { memoryStore } from '#tests/support/memory-store.ts'
import type { Clock } from './clock.ts'
import type { Device, Network, Tab } from './world.ts'

const tabs = new AsyncLocalStorage<Tab>()

/** Runs work in a tab: a browser's globals are then those of this tab. */
export const inTab = <Result>(tab: Tab, work: () => Result): Result => tabs.run(tab, work)

export const openTab = (
  owner: string,
  { language, path, forwardedFor }: { language: Language; path: string; forwardedFor: string },
  session: ReadonlyMap<string, string> = new Map(),
  device: Device = openDevice(),
): Tab => {
  const tab: Tab = {
    owner,
    session: new Map(session),
    url: new URL(`${language === 'de' ? '/de' : ''}${path}`, ORIGIN),
    language,
    isOnline: true,
    forwardedFor,
    listeners: new Set(),
    device,
  }
  device.tabs.add(tab)
  return tab
}

export const openDevice = (): Device => ({
  local: new Map(),
  messages: memoryStore(),
  tabs: new Set(),
  lock: Promise.resolve(),
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
  hear(tab, isOnline ? 'online' : 'offline', {})
}

/** Dispatches an event in a tab: its listeners run as that tab. */
function hear(tab: Tab, type: string, event: object): void {
  for (const listener of [...tab.listeners])
    if (listener.type === type) inTab(tab, () => listener.tell(event))
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
  const session = {
    getItem: (key: string) => tab().session.get(key) ?? null,
    setItem: (key: string, value: string) => void tab().session.set(key, value),
    removeItem: (key: string) => void tab().session.delete(key),
  }
  /** The other tabs of the device get an event for each change. */
  const changed = (key: string) => {
    for (const other of tab().device.tabs) if (other !== tab()) hear(other, 'storage', { key })
  }
  const local = {
    getItem: (key: string) => tab().device.local.get(key) ?? null,
    setItem(key: string, value: string) {
      tab().device.local.set(key, value)
      changed(key)
    },
    removeItem(key: string) {
      tab().device.local.delete(key)
      changed(key)
    },
  }
  const locks = {
    request<Result>(_: string, work: () => Promise<Result>): Promise<Result> {
      const { device } = tab()
      const result = device.lock.then(work)
      device.lock = result.catch(() => undefined)
      return result
    },
  }
  define('sessionStorage', () => session)
  define('localStorage', () => local)
  define('navigator', () => ({ onLine: tab().isOnline, locks }))
  define('location', () => Object.assign(tab().url, { assign: () => {} }))
  define('document', () => ({ hidden: false, addEventListener: () => {} }))
  keepMessagesIn({
    all: () => tab().device.messages.all(),
    find: (key) => tab().device.messages.find(key),
    put: (message) => tab().device.messages.put(message),
    erase: (key) => tab().device.messages.erase(key),
  })
  define('history', () => ({
    state: null,
    replaceState: (_: unknown, __: unknown, url: URL) => {
      tab().url = url
    },
  }))
  define('fetch', () => (request: Request) => network().carry(tab(), request))
  Object.assign(globalThis, {
    addEventListener(type: string, tell: (event: object) => void, { signal }: { signal?: AbortSignal } = {}) {
      const { listeners } = tab()
      const listener = { type, tell }
      listeners.add(listener)
      signal?.addEventListener('abort', () => listeners.delete(listener))
    },
    dispatchEvent: (event: Event) => hear(tab(), event.type, event),
    removeEventListener: (type: string, tell: (event: object) => void) => {
      const { listeners } = tab()
      for (const listener of listeners)
        if (listener.type === type && listener.tell === tell) listeners.delete(listener)
    },
  })
}
