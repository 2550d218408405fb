import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { blankOf } from '#contracts/forms/form-fields.ts'
import { hasShapeOf } from '#src/browser/has-shape-of.ts'
import { storedText, storedValue } from '#src/browser/stored-value.ts'
import { completeBooking, NOW, RECEIPT } from '#src/dev/examples.ts'
import { formDraft } from '#src/forms/draft.ts'
import { formReceipt } from '#src/forms/receipt.ts'

const blank = { name: '', consent: false, key: null as string | null }
const anna = { name: 'Anna Öztürk', consent: true, key: 'a key' }

const person = () => storedValue('sessionStorage', 'some:1', (value) => hasShapeOf(blank, value))

/** A session storage as the web standard defines it, without a browser. */
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
  expect([...storage.entries]).toEqual([])
})

test('A text is stored unchanged', () => {
  const text = storedText('sessionStorage', 'some:1')
  expect(text.load()).toBeNull()
  text.save('accepted')
  expect([...storage.entries]).toEqual([['some:1', 'accepted']])
  expect(text.load()).toBe('accepted')
})

test('Each form has a draft of its own', () => {
  const draft = { form: blank, idempotencyKey: 'a key' }
  formDraft('booking', blank).save(draft)
  expect(formDraft('booking', blank).load()).toEqual(draft)
  expect(formDraft('visa-case', blank).load()).toBeNull()
})

test('A receipt stores reference, day, time and the choices, and no typed text', () => {
  const receipt = formReceipt('booking', 1, blankOf('booking'), 'consultationType')
  receipt.save({ form: completeBooking, ...RECEIPT, at: NOW })
  expect(receipt.load()).toEqual({
    form: { ...blankOf('booking'), consultationType: 'individual' },
    ...RECEIPT,
    at: NOW,
  })
  expect([...storage.entries.keys()]).toEqual(['receipt:booking:1'])
  expect([...storage.entries.values()].join()).not.toMatch(/Anna|example\.com|555|Izmir/)
})

test.for(['{"name":', 'null', '{"name":1}', '{"name":"Anna","consent":null,"key":null}'])(
  'The corrupted entry "%s" counts as missing',
  (text) => {
    storage.setItem('some:1', text)
    expect(person().load()).toBeNull()
  },
)

test('A full storage loses the value, and does not break the page', () => {
  storage.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  const store = person()
  expect(() => store.save(anna)).not.toThrow()
  expect(store.load()).toBeNull()
})

test('A blocked storage, which throws on any access, counts as empty', () => {
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied.', 'SecurityError')
    },
  })
  const store = person()
  expect(store.load()).toBeNull()
  expect(() => store.save(anna)).not.toThrow()
  expect(() => store.clear()).not.toThrow()
})

test.for([
  ['a moment that no clock has', { at: '2026-13-45T99:99' }],
  ['a day that no calendar has', { answerBy: '2026-02-30' }],
  ['a type that is not offered', { form: { ...completeBooking, consultationType: 'alien' } }],
] as const)('A foreign receipt, with %s, counts as missing', ([, wrong]) => {
  const receipt = formReceipt('booking', 1, blankOf('booking'), 'consultationType')
  const sent = { form: completeBooking, ...RECEIPT, at: NOW }
  receipt.save(sent)
  expect(receipt.load()).not.toBeNull()
  storage.setItem(receipt.key, JSON.stringify({ ...sent, ...wrong }))
  expect(receipt.load()).toBeNull()
})

test('A draft with a choice that no longer exists counts as missing', () => {
  const draft = formDraft('booking', blankOf('booking'))
  draft.save({ form: { ...completeBooking, consultationType: 'alien' as 'business' }, idempotencyKey: null })
  expect(draft.load()).toBeNull()
})
