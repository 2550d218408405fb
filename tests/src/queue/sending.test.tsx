import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { MESSAGE_WAITS_MS } from '#contracts/values/limits.ts'
import type { QueuedMessage, WrittenMessage } from '#machines/waiting-messages.ts'
import { KEPT_VISA_CASE, KEY, RECEIPT } from '#src/dev/examples.ts'
import { allMessages, keepMessage, keepMessagesIn, sendQueued } from '#src/queue/messages.ts'
import { isQueueFlagSet } from '#src/queue/queue-flag.ts'
import { eventually } from '#tests/support/eventually.ts'
import { FOREIGN_ANSWERS } from '#tests/support/foreign-answers.ts'
import { memoryStore } from '#tests/support/memory-store.ts'

const NOW = Date.parse('2026-11-23T08:30:00Z')
const OTHER_KEY = '9d1f7a54-7f0e-4a58-9c55-0d4c1f6f2a78'

const written = (changed: Partial<WrittenMessage> = {}): WrittenMessage => ({
  ...KEPT_VISA_CASE,
  keptAt: NOW,
  ...changed,
})

const server = setupServer()
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
/** The server answers only when the test lets it. */
function answerLater(): { accepts: () => void } {
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer(() => promise)
  return { accepts: () => resolve(accept()) }
}
const states = async () => (await allMessages()).map(({ state }) => state)

beforeAll(() => server.listen())
afterAll(() => server.close())
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW })
  posts = []
  store = memoryStore()
  keepMessagesIn(store)
})
afterEach(() => {
  server.resetHandlers()
  localStorage.clear()
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'locks')
  vi.restoreAllMocks()
})

describe('a waiting message', () => {
  test('is sent as the form would have sent it, under its key, and leaves nothing but the receipt', async () => {
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

  test('does not change while there is no answer, and the others behind it are not tried', async () => {
    answer(() => HttpResponse.error())
    await keepMessage(written())
    await keepMessage(written({ key: OTHER_KEY }))
    await sendQueued()
    expect(posts).toHaveLength(1)
    expect(await states()).toEqual(['waiting', 'waiting'])
    expect(isQueueFlagSet()).toBe(true)
  })

  test.for([
    ['too many at present', () => HttpResponse.json({ error: 'Later.' }, { status: 429 })],
    ['a function that is down', () => HttpResponse.json({ error: 'Later.' }, { status: 503 })],
    ['a function that broke', () => HttpResponse.json({ error: 'Later.' }, { status: 500 })],
    ...FOREIGN_ANSWERS,
    ['a host that knows no such address', () => new HttpResponse(null, { status: 404 })],
    ['a proxy that wants a password', () => HttpResponse.html('<p>Log in</p>', { status: 407 })],
  ] as const)('stays after %s', async ([, respond]) => {
    answer(respond)
    await keepMessage(written())
    await sendQueued()
    expect(await states()).toEqual(['waiting'])
  })

  test('is not sent when its writer has taken it back while another one was under way', async () => {
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

  test('that the server refuses for good is sent no more, and keeps its text and the reason', async () => {
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

  test('is not sent after seven days, to the millisecond, and keeps its text', async () => {
    answer(accept)
    await keepMessage(written({ keptAt: NOW - MESSAGE_WAITS_MS }))
    await keepMessage(written({ key: OTHER_KEY, keptAt: NOW - MESSAGE_WAITS_MS + 60_000 }))
    await sendQueued()
    expect(posts.map(({ key }) => key)).toEqual([OTHER_KEY])
    expect(await allMessages()).toMatchObject([
      { state: 'expired', text: written().text },
      { state: 'delivered', key: OTHER_KEY },
    ])
  })

  test('kept by a clock that was ahead is sent for a day more at most, and then shown to the visitor', async () => {
    answer(accept)
    await keepMessage(written({ keptAt: NOW + 25 * 3_600_000 }))
    await keepMessage(written({ key: OTHER_KEY, keptAt: NOW + 3_600_000 }))
    await sendQueued()
    expect(posts.map(({ key }) => key)).toEqual([OTHER_KEY])
    expect(await states()).toEqual(['delivered', 'expired'])
  })

  test('is sent once when a page starts two attempts at a time', async () => {
    const { accepts } = answerLater()
    await keepMessage(written())
    const both = [sendQueued(), sendQueued()]
    await eventually(() => expect(posts).toHaveLength(1))
    accepts()
    await Promise.all(both)
    expect(posts).toHaveLength(1)
  })

  test('delays others for half a minute at most, and is recognised by its key afterwards', async () => {
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

  test('that was taken back while it was under way shows as sent: the team has it', async () => {
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

describe('a browser that cannot store messages rejects', () => {
  test.for(['full', 'refused'] as const)('where its storage is %s', async (fault) => {
    store.fails = fault
    await expect(keepMessage(written())).rejects.toThrow()
    store.fails = null
    expect(await allMessages()).toEqual([])
    expect(isQueueFlagSet()).toBe(false)
  })

  test('where its storage hangs, after five seconds; what it stores too late is not kept', async () => {
    store.fails = 'hangs'
    const keeping = expect(keepMessage(written())).rejects.toThrow('The storage did not answer.')
    await vi.advanceTimersByTimeAsync(5_000)
    await keeping
    store.fails = null
    store.release()
    await eventually(async () => expect(await allMessages()).toEqual([]))
    expect(isQueueFlagSet()).toBe(false)
  })

  test('where it refuses the flag of waiting messages', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No storage here.', 'SecurityError')
    })
    await expect(keepMessage(written())).rejects.toThrow('No storage here.')
    await eventually(async () => expect(await allMessages()).toEqual([]))
  })
})
