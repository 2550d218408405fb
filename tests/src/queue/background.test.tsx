import { afterEach, expect, test, vi } from 'vitest'
import { KEPT_VISA_CASE } from '#mocks/examples.ts'
import { call } from '#src/browser/api.ts'
import { sendInBackground } from '#src/queue/background.ts'
import { memoryStore } from '#tests/support/memory-store.ts'

// `tests/e2e/offline.spec.ts` tests in Chromium that the worker sends the message.

vi.mock('#src/browser/api.ts', () => ({ call: vi.fn() }))
const queue = vi.hoisted(() => ({ store: {} as Record<string, unknown> }))
vi.mock('#src/queue/message-store.ts', () => ({
  get browserStore() {
    return queue.store
  },
}))

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))

test('A browser without background sync or workers gets no worker', async () => {
  const register = vi.fn()
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true })
  await sendInBackground()
  expect(register).not.toHaveBeenCalled()
  vi.stubGlobal('SyncManager', class {})
  Reflect.deleteProperty(navigator, 'serviceWorker')
  await expect(sendInBackground()).resolves.toBeUndefined()
})

test('Without an answer the worker asks the browser to try again', async () => {
  const store = memoryStore()
  queue.store = { ...store }
  await store.put({ ...KEPT_VISA_CASE, keptAt: Date.now(), state: 'waiting' })
  vi.mocked(call).mockRejectedValue(new TypeError('Failed to fetch'))
  const [postMessage, unregister] = [vi.fn(), vi.fn()]
  vi.stubGlobal('registration', { unregister })
  vi.stubGlobal('clients', { matchAll: async () => [{ postMessage }] })
  await import('#src/queue/worker.ts')
  let work: Promise<unknown> = Promise.resolve()
  const waitUntil = (promise: Promise<unknown>) => {
    work = promise
  }
  dispatchEvent(Object.assign(new Event('sync'), { waitUntil }))
  await expect(work).rejects.toThrow('The connection is not back yet.')
  expect((await store.all()).map(({ state }) => state)).toEqual(['waiting'])
  expect(postMessage).toHaveBeenCalledOnce()
  expect(unregister).not.toHaveBeenCalled()
})
