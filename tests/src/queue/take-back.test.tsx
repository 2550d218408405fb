import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { QueuedMessage, WrittenMessage } from '#machines/waiting-messages.ts'
import { DELIVERED, KEPT_VISA_CASE, KEY } from '#mocks/examples.ts'
import { allMessages, eraseMessage, keepMessagesIn, watchQueue } from '#src/queue/messages.ts'
import { isQueueFlagSet } from '#src/queue/queue-flag.ts'
import { releaseTakenBack, takeBack } from '#src/queue/take-back.ts'
import { memoryStore } from '#tests/support/memory-store.ts'

const { key: DRAFT = '', kept: KEPT } = KEPT_VISA_CASE.draft ?? {}
/** URL of the form. The message's URL adds a fragment, because jsdom can navigate only within a page. */
const FORM = '/free-visa-case?from=mail'
const OPENED = '#case'
const WRITTEN: WrittenMessage = { ...KEPT_VISA_CASE, path: FORM + OPENED }
const failure = (status: number) => ({ status, sentence: 'Please correct it.', retryAfterS: null })

let store: ReturnType<typeof memoryStore>
const states = async () => (await allMessages()).map(({ state }) => state)
const inTab = () => JSON.parse(sessionStorage.getItem(DRAFT) ?? 'null')

beforeEach(() => {
  store = memoryStore()
  keepMessagesIn(store)
  history.replaceState(null, '', FORM)
})

test('Taking a message back does nothing once it is delivered', async () => {
  await store.put(DELIVERED)
  expect(await takeBack(KEY)).toBeNull()
  expect([inTab(), await states(), location.hash]).toEqual([null, ['delivered'], ''])
})

test.for([
  [422, null],
  [400, KEY],
] as const)(
  'A message that was refused with %i is taken back with the key %s',
  async ([status, idempotencyKey]) => {
    await store.put({ ...WRITTEN, state: 'refused', failure: failure(status) })
    await takeBack(KEY)
    expect(inTab()).toEqual({ ...KEPT, idempotencyKey })
  },
)

test.for<[what: string, message: object, draft: unknown, left: string[]]>([
  ['removes the message that was taken back into it', {}, KEPT, []],
  ['leaves one that still waits', { state: 'waiting' }, KEPT, ['waiting']],
  ['leaves one for another address', { path: '/free-visa-case' }, KEPT, ['takenBack']],
  ['leaves it if the tab has no draft', {}, null, ['takenBack']],
  ['leaves it if the tab has another draft', {}, {}, ['takenBack']],
])('The page of a form %s', async ([, message, draft, left]) => {
  await store.put({ ...WRITTEN, path: FORM, state: 'takenBack', ...message } as QueuedMessage)
  if (draft) sessionStorage.setItem(DRAFT, JSON.stringify(draft))
  await releaseTakenBack()
  expect(await states()).toEqual(left)
})

test('A message that another tab adds meanwhile keeps the flag of the queue', async () => {
  const { all } = store
  let reads = 0
  store.all = async () => {
    reads += 1
    return reads === 1 ? [] : all()
  }
  await store.put({ ...WRITTEN, state: 'waiting' })
  await eraseMessage('another')
  expect(isQueueFlagSet()).toBe(true)
})

describe('A page that watches the queue', () => {
  const worker = new EventTarget()
  beforeEach(() => {
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
    return () => Reflect.deleteProperty(navigator, 'serviceWorker')
  })

  test.for<[what: string, happens: () => void]>([
    ['comes back from the cache', () => dispatchEvent(new Event('pageshow'))],
    ['is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['hears from the worker', () => worker.dispatchEvent(new Event('message'))],
  ])('reads the queue again when it %s, until the visitor leaves', ([, happens]) => {
    const watching = new AbortController()
    const look = vi.fn()
    watchQueue(look, watching.signal)
    happens()
    watching.abort()
    happens()
    expect(look).toHaveBeenCalledOnce()
  })
})
