import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftStore } from '#src/forms/draft.ts'

const blank = { name: '', consent: false, key: null as string | null }
const anna = { name: 'Anna Öztürk', consent: true, key: 'a key' }

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
  const store = draftStore('booking', 1, blank)
  expect(store.load()).toBeNull()
  store.save(anna)
  expect([...storage.entries]).toEqual([['draft:booking:1', JSON.stringify(anna)]])
  expect(draftStore('booking', 1, blank).load()).toEqual(anna)
  store.clear()
  expect(store.load()).toBeNull()
  expect([...storage.entries]).toEqual([])
})

test('another flow and another version have drafts of their own', () => {
  draftStore('booking', 1, blank).save(anna)
  expect(draftStore('booking', 2, blank).load()).toBeNull()
  expect(draftStore('visa-case', 1, blank).load()).toBeNull()
})

test.for([
  '',
  '{"name":',
  'undefined',
  'null',
  '[]',
  '{"name":1}',
  '{"name":"Anna","consent":null,"key":null}',
])('the corrupted entry "%s" counts as none', (text) => {
  storage.setItem('draft:booking:1', text)
  expect(draftStore('booking', 1, blank).load()).toBeNull()
})

test('a full storage loses the draft, not the form', () => {
  storage.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  const store = draftStore('booking', 1, blank)
  expect(() => store.save(anna)).not.toThrow()
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
  const store = draftStore('booking', 1, blank)
  expect(store.load()).toBeNull()
  expect(() => store.save(anna)).not.toThrow()
  expect(() => store.clear()).not.toThrow()
  Reflect.deleteProperty(globalThis, 'sessionStorage')
})
