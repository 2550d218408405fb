import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { call } from '#src/browser/api.ts'
import { KEPT_VISA_CASE, RECEIPT } from '#src/dev/examples.ts'
import { eventually } from '#tests/support/eventually.ts'
import { memoryStore } from '#tests/support/memory-store.ts'

vi.mock('#src/browser/api.ts', () => ({ call: vi.fn() }))
const queue = vi.hoisted(() => ({ store: {} as Record<string, unknown> }))
vi.mock('#src/queue/message-store.ts', () => ({
  get browserStore() {
    return queue.store
  },
}))

beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

describe('A browser that sends in the background', () => {
  const register = vi.fn()
  const sync = vi.fn()

  function have(registration: object) {
    vi.stubGlobal('SyncManager', class {})
    register.mockReset().mockResolvedValue({ sync: { register: sync.mockReset() }, ...registration })
    Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true })
  }
  const sendInBackground = async () => (await import('#src/queue/background.ts')).sendInBackground()

  test('gets the worker, which sends once there is a connection', async () => {
    have({ active: {} })
    await sendInBackground()
    expect(register).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('worker'), { type: 'module' })
    expect(sync).toHaveBeenCalledExactlyOnceWith('send-queued')
  })

  test('registers its sync once a worker that is still installing is active', async () => {
    const worker = Object.assign(new EventTarget(), { state: 'installed' })
    have({ active: null, installing: worker })
    const sending = sendInBackground()
    await eventually(() => expect(register).toHaveBeenCalled())
    worker.dispatchEvent(new Event('statechange'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(sync).not.toHaveBeenCalled()
    worker.state = 'activated'
    worker.dispatchEvent(new Event('statechange'))
    await sending
    expect(sync).toHaveBeenCalledOnce()
  })

  test('gets no worker without background sync; a browser without workers fails silently', async () => {
    have({ active: {} })
    vi.unstubAllGlobals()
    await sendInBackground()
    expect(register).not.toHaveBeenCalled()
    vi.stubGlobal('SyncManager', class {})
    Reflect.deleteProperty(navigator, 'serviceWorker')
    await expect(sendInBackground()).resolves.toBeUndefined()
  })
})

describe('The worker', () => {
  async function withOneWaiting() {
    const store = memoryStore()
    queue.store = { ...store }
    await store.put({ ...KEPT_VISA_CASE, keptAt: Date.now(), state: 'waiting' })
    return store
  }

  /** Fires the worker's `sync` event; returns its outcome, and the calls to its pages and registration. */
  async function sync() {
    const pages = [{ postMessage: vi.fn() }, { postMessage: vi.fn() }]
    const matchAll = vi.fn(async (_: object) => pages)
    const unregister = vi.fn()
    vi.stubGlobal('registration', { unregister })
    vi.stubGlobal('clients', { matchAll })
    const listen = vi.spyOn(globalThis, 'addEventListener')
    await import('#src/queue/worker.ts')
    const [, hear] = listen.mock.calls.find(([type]) => type === 'sync') ?? []
    listen.mockRestore()
    let work: Promise<unknown> = Promise.reject(new Error('Nothing was done.'))
    work.catch(() => undefined)
    ;(hear as (event: object) => void)({ waitUntil: (promise: Promise<unknown>) => (work = promise) })
    const isDone = await work.then(
      () => true,
      () => false,
    )
    return { isDone, pages, unregister, matchAll }
  }

  test('sends the waiting messages, notifies every page, and unregisters itself', async () => {
    const store = await withOneWaiting()
    vi.mocked(call).mockResolvedValue(RECEIPT)
    const { isDone, pages, unregister, matchAll } = await sync()
    expect(isDone).toBe(true)
    expect((await store.all()).map(({ state }) => state)).toEqual(['delivered'])
    for (const page of pages) expect(page.postMessage).toHaveBeenCalledExactlyOnceWith('look')
    // The worker controls no page.
    expect(matchAll).toHaveBeenCalledWith({ includeUncontrolled: true })
    expect(unregister).toHaveBeenCalledOnce()
  })

  test('stays registered without an answer, so that the browser tries again', async () => {
    const store = await withOneWaiting()
    vi.mocked(call).mockRejectedValue(new TypeError('Failed to fetch'))
    const { isDone, pages, unregister } = await sync()
    expect(isDone).toBe(false)
    expect((await store.all()).map(({ state }) => state)).toEqual(['waiting'])
    for (const page of pages) expect(page.postMessage).toHaveBeenCalledOnce()
    expect(unregister).not.toHaveBeenCalled()
  })
})
