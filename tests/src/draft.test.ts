import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftStore } from '#src/draft.ts'

interface Draft {
  name: string
}

/** A session's storage as the specification of the web has it, without a browser. */
class MemoryStorage {
  readonly entries = new Map<string, string>()
  getItem = (key: string) => this.entries.get(key) ?? null
  setItem = (key: string, value: string) => void this.entries.set(key, value)
  removeItem = (key: string) => void this.entries.delete(key)
}

let storage: MemoryStorage
beforeEach(() => {
  storage = new MemoryStorage()
  vi.stubGlobal('sessionStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

test('a draft is kept under its flow and version until it is cleared', () => {
  const store = draftStore<Draft>('booking', 1)
  expect(store.load()).toBeNull()
  store.save({ name: 'Anna Öztürk' })
  expect([...storage.entries]).toEqual([['draft:booking:1', '{"name":"Anna Öztürk"}']])
  expect(draftStore<Draft>('booking', 1).load()).toEqual({ name: 'Anna Öztürk' })
  store.clear()
  expect(store.load()).toBeNull()
  expect([...storage.entries]).toEqual([])
})

test('another flow and another version have drafts of their own', () => {
  draftStore<Draft>('booking', 1).save({ name: 'Anna' })
  expect(draftStore<Draft>('booking', 2).load()).toBeNull()
  expect(draftStore<Draft>('inquiry', 1).load()).toBeNull()
})

test.for(['', '{"name":', 'undefined', 'null'])('the corrupted entry "%s" counts as none', (text) => {
  storage.setItem('draft:booking:1', text)
  expect(draftStore<Draft>('booking', 1).load()).toBeNull()
})

test('a full storage loses the draft, not the form', () => {
  storage.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  const store = draftStore<Draft>('booking', 1)
  expect(() => store.save({ name: 'Anna' })).not.toThrow()
  expect(store.load()).toBeNull()
})

test('a blocked storage, where even the name throws, counts as empty', () => {
  vi.unstubAllGlobals()
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied.', 'SecurityError')
    },
  })
  const store = draftStore<Draft>('booking', 1)
  expect(store.load()).toBeNull()
  expect(() => store.save({ name: 'Anna' })).not.toThrow()
  expect(() => store.clear()).not.toThrow()
  Reflect.deleteProperty(globalThis, 'sessionStorage')
})
