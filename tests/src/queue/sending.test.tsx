import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { MESSAGE_WAITS_MS } from '#contracts/values/limits.ts'
import type { QueuedMessage, WrittenMessage } from '#machines/waiting-messages.ts'
import { KEPT_VISA_CASE, KEY, RECEIPT } from '#mocks/examples.ts'
import { allMessages, keepMessage, keepMessagesIn, sendQueued } from '#src/queue/messages.ts'
import { isQueueFlagSet } from '#src/queue/queue-flag.ts'
import { eventually } from '#tests/support/eventually.ts'
import { memoryStore } from '#tests/support/memory-store.ts'
import { mockedSite } from '#tests/support/mocked-site.ts'

const NOW = Date.parse('2026-11-23T08:30:00Z')
const HOUR_MS = 3_600_000
const OTHER_KEY = '9d1f7a54-7f0e-4a58-9c55-0d4c1f6f2a78'

const written = (changed: Partial<WrittenMessage> = {}): WrittenMessage => ({
  ...KEPT_VISA_CASE,
  keptAt: NOW,
  ...changed,
})

const server = mockedSite()
let posts: Record<'key' | 'language' | 'signals' | 'writtenAt' | 'body', unknown>[]
let store: ReturnType<typeof memoryStore>

const answer = (respond: () => Response | Promise<Response>) =>
  server.use(
    http.post(`*${sendContactEmail.path}`, async ({ request }) => {
      const { headers } = request
      posts.push({
        key: headers.get('idempotency-key'),
        language: headers.get('content-language'),
        signals: headers.get('x-form-signals'),
        writtenAt: headers.get('x-written-at'),
        body: await request.json(),
      })
      return respond()
    }),
  )
const accept = () => HttpResponse.json(RECEIPT)
function answerLater(): { accepts: () => void } {
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer(() => promise)
  return { accepts: () => resolve(accept()) }
}
const states = async () => (await allMessages()).map(({ state }) => state)

beforeEach(() => {
  posts = []
  store = memoryStore()
  keepMessagesIn(store)
})

describe('A waiting message', () => {
  test('is sent as its form would have sent it, with the same key', async () => {
    answer(accept)
    await keepMessage(written({ language: 'de' }))
    await sendQueued()
    expect(posts).toEqual([
      {
        key: KEY,
        language: 'de',
        signals: 'filled=42; trap=0',
        writtenAt: new Date(NOW).toISOString(),
        body: written().body,
      },
    ])
    expect(await allMessages()).toEqual([
      { state: 'delivered', key: KEY, keptAt: NOW, deliveredAt: expect.any(Number), receipt: RECEIPT },
    ])
  })

  test('stays unchanged without an answer, and stops the queue', async () => {
    answer(() => HttpResponse.error())
    await keepMessage(written())
    await keepMessage(written({ key: OTHER_KEY, keptAt: NOW - HOUR_MS }))
    await sendQueued()
    expect(posts).toHaveLength(1)
    expect(await allMessages()).toMatchObject([
      { key: OTHER_KEY, state: 'waiting' },
      { key: KEY, state: 'waiting' },
    ])
    expect(isQueueFlagSet()).toBe(true)
  })

  test.for([
    ['too many requests', () => HttpResponse.json({ error: 'Later.' }, { status: 429 })],
    ['an error of the function', () => HttpResponse.json({ error: 'Later.' }, { status: 500 })],
    ['a success that is no answer of ours', () => HttpResponse.html('<p>Log in</p>')],
    ['a refusal that is no answer of ours', () => HttpResponse.html('<p>Log in</p>', { status: 407 })],
  ] as const)('keeps waiting after %s', async ([, respond]) => {
    answer(respond)
    await keepMessage(written())
    await sendQueued()
    expect(await states()).toEqual(['waiting'])
  })

  test('is not sent if taken back while another message is being sent', async () => {
    const { accepts } = answerLater()
    await keepMessage(written())
    await keepMessage(written({ key: OTHER_KEY }))
    const sending = sendQueued()
    await eventually(() => expect(posts).toHaveLength(1))
    const second = await store.find(OTHER_KEY)
    await store.put({ ...second, state: 'takenBack' } as QueuedMessage)
    accepts()
    await sending
    expect(posts).toHaveLength(1)
    expect(await states()).toEqual(['delivered', 'takenBack'])
  })

  test('that the server refuses is not sent again, and keeps text and reason', async () => {
    answer(() => HttpResponse.json({ error: 'Bitte prüfen.' }, { status: 400 }))
    await keepMessage(written())
    await sendQueued()
    await sendQueued()
    expect(posts).toHaveLength(1)
    expect(await allMessages()).toEqual([
      {
        ...written(),
        state: 'refused',
        failure: { status: 400, sentence: 'Bitte prüfen.', retryAfterS: null },
      },
    ])
  })

  test.for([
    ['seven days ago', -MESSAGE_WAITS_MS, 'expired'],
    ['almost seven days ago', -MESSAGE_WAITS_MS + 60_000, 'delivered'],
    ['by a clock an hour ahead', HOUR_MS, 'delivered'],
    ['by a clock more than a day ahead', 25 * HOUR_MS, 'expired'],
  ] as const)('written %s is sent, or expires and keeps its text', async ([, age, state]) => {
    answer(accept)
    await keepMessage(written({ keptAt: NOW + age }))
    await sendQueued()
    expect(posts).toHaveLength(state === 'delivered' ? 1 : 0)
    const kept = state === 'expired' ? { text: written().text } : {}
    expect(await allMessages()).toMatchObject([{ state, ...kept }])
  })

  test('blocks the queue for half a minute at most', async () => {
    answer(() => new Promise(() => undefined))
    await keepMessage(written())
    const sending = sendQueued()
    await eventually(() => expect(posts).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(30_000)
    await sending
    server.resetHandlers()
    answer(accept)
    await sendQueued()
    expect(posts.map(({ key }) => key)).toEqual([KEY, KEY])
    expect(await states()).toEqual(['delivered'])
  })

  test('that was taken back during its sending is listed as sent', async () => {
    // The team has such a message.
    const { accepts } = answerLater()
    await keepMessage(written())
    const sending = sendQueued()
    await eventually(() => expect(posts).toHaveLength(1))
    await store.erase(KEY)
    accepts()
    await sending
    expect(await states()).toEqual(['delivered'])
  })
})

test('Keeping a message fails after five seconds if the storage hangs', async () => {
  store.fails = 'hangs'
  const keeping = expect(keepMessage(written())).rejects.toThrow('The storage did not answer.')
  await vi.advanceTimersByTimeAsync(5_000)
  await keeping
  const erase = vi.spyOn(store, 'erase')
  store.fails = null
  store.release()
  await eventually(() => expect(erase).toHaveBeenCalledWith(KEY))
  expect(await allMessages()).toEqual([])
})
