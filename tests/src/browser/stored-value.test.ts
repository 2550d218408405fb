import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { blankOf } from '#contracts/forms/form-fields.ts'
import { completeBooking, NOW, RECEIPT } from '#mocks/examples.ts'
import { hasShapeOf } from '#src/browser/has-shape-of.ts'
import { storedValue } from '#src/browser/stored-value.ts'
import { formDraft } from '#src/forms/draft.ts'
import { formReceipt } from '#src/forms/receipt.ts'

const blank = { name: '', consent: false, key: null as string | null }
const anna = { name: 'Anna Öztürk', consent: true, key: 'a key' }

const person = () => storedValue('sessionStorage', 'some:1', (value) => hasShapeOf(blank, value))

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

test('A stored value stays under its key until it is cleared', () => {
  const store = person()
  expect(store.load()).toBeNull()
  store.save(anna)
  expect([...storage.entries]).toEqual([['some:1', JSON.stringify(anna)]])
  expect(person().load()).toEqual(anna)
  store.clear()
  expect(store.load()).toBeNull()
})

test('Each form has a draft of its own', () => {
  const draft = { form: blank, idempotencyKey: 'a key' }
  formDraft('booking', blank).save(draft)
  expect(formDraft('booking', blank).load()).toEqual(draft)
  expect(formDraft('visa-case', blank).load()).toBeNull()
})

const receipt = formReceipt('booking', 1, blankOf('booking'), 'consultationType')
const sent = { form: completeBooking, ...RECEIPT, at: NOW }

test('A receipt stores reference, day, time and the choices, and no typed text', () => {
  receipt.save(sent)
  const chosen = { ...blankOf('booking'), consultationType: 'individual' }
  expect(receipt.load()).toEqual({ form: chosen, ...RECEIPT, at: NOW })
  expect([...storage.entries.values()].join()).not.toMatch(/Anna|example\.com|555|Izmir/)
})

test.for(['{"name":', 'null', '{"name":1}', '{"name":"Anna","consent":null,"key":null}'])(
  'The corrupted entry "%s" counts as missing',
  (text) => {
    storage.setItem('some:1', text)
    expect(person().load()).toBeNull()
  },
)

const alien = { ...completeBooking, consultationType: 'alien' as 'business' }

test.for([
  ['a time that no clock has', { at: '2026-13-45T99:99' }],
  ['a day that no calendar has', { answerBy: '2026-02-30' }],
  ['a type that is not offered', { form: alien }],
] as const)('A receipt with %s counts as missing', ([, wrong]) => {
  storage.setItem(receipt.key, JSON.stringify({ ...sent, ...wrong }))
  expect(receipt.load()).toBeNull()
})

test('A draft with a choice that no longer exists counts as missing', () => {
  const draft = formDraft('booking', blankOf('booking'))
  draft.save({ form: alien, idempotencyKey: null })
  expect(draft.load()).toBeNull()
})

test('A full or throwing storage counts as empty and breaks nothing', () => {
  const denied = () => {
    throw new DOMException('Access is denied.', 'SecurityError')
  }
  const store = person()
  storage.setItem = denied
  store.save(anna)
  expect(store.load()).toBeNull()
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get: denied })
  store.save(anna)
  store.clear()
  expect(store.load()).toBeNull()
})
