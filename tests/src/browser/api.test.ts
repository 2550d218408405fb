import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type FormOf, sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { ApiError, call, germanNow, wakeApi } from '#src/browser/api.ts'
import { eventually } from '#tests/support/eventually.ts'
import { FOREIGN_ANSWERS, typed } from '#tests/support/foreign-answers.ts'

const ORIGIN = 'https://www.isarspree.example'
const URL = ORIGIN + sendContactEmail.path
const BODY: FormOf<'appointment'> = {
  formType: 'appointment',
  name: 'Jane Doe',
  email: 'jane@visitor.example',
  selectedType: 'individual',
}
const server = setupServer()

beforeAll(() => {
  vi.stubGlobal('location', { origin: ORIGIN })
  server.listen({ onUnhandledFrame: 'error' })
})
afterEach(() => server.resetHandlers())
afterAll(() => {
  server.close()
  vi.unstubAllGlobals()
})

const send = (options: Partial<Parameters<typeof call>[2]> = {}) =>
  call(sendContactEmail, BODY, { language: 'en', ...options })

const answer = (response: () => Response) => server.use(http.post(URL, response))

const failure = async () => (await send().catch((error: unknown) => error)) as ApiError

test('The documented body travels as JSON, everything else as headers', async () => {
  const idempotencyKey = '0b6e1c2a-9d0f-4a44-8a55-7f2f6a1c3d5e'
  const signals = { filledInS: 42, isTrapFilled: true }
  const options = { idempotencyKey, consentVersion: '2026-11', signals, confirmation: 'gesture' } as const
  const sent: { body: unknown; headers: Record<string, string> }[] = []
  server.use(
    http.post(URL, async ({ request }) => {
      sent.push({ body: await request.json(), headers: Object.fromEntries(request.headers) })
      return HttpResponse.json({})
    }),
  )
  await send({ language: 'de', ...options })
  const headers = expect.objectContaining({
    'content-type': 'application/json',
    'content-language': 'de',
    'idempotency-key': idempotencyKey,
    'x-consent-version': '2026-11',
    'x-form-signals': 'filled=42; trap=1',
    'x-confirmation': 'gesture',
  })
  expect(sent).toEqual([{ body: BODY, headers }])
})

test('A success returns the fields of the contract and no others', async () => {
  answer(() => HttpResponse.json({ reference: 'IS-7K3F-9QXD', more: 1 }))
  expect(await send()).toEqual({ reference: 'IS-7K3F-9QXD' })
})

test.for<[string, () => Response]>([
  ['has a reference of another type', () => HttpResponse.json({ reference: 7 })],
  ['has status 201', () => HttpResponse.json({}, { status: 201 })],
  ['writes its type in capitals', () => typed('{}', 'APPLICATION/JSON; charset=utf-8')],
])('A JSON object is a success, even if it %s', async ([, response]) => {
  answer(response)
  expect(await send()).toEqual({})
})

test.for(FOREIGN_ANSWERS)('%s is a failure, because the message may not be stored', async ([, response]) => {
  answer(response)
  expect(await failure()).toBeInstanceOf(ApiError)
  expect(await failure()).toMatchObject({ message: 'Request failed', status: null, sentence: null })
})

test.for([400, 429, 503])('Status %i fails at once, with the error text of the server', async (status) => {
  const asked = vi.fn(() => HttpResponse.json({ error: 'Shorten the message.' }, { status }))
  answer(asked)
  const sentence = 'Shorten the message.'
  expect(await failure()).toMatchObject({ name: 'ApiError', message: sentence, sentence, status })
  expect(asked).toHaveBeenCalledOnce()
})

test.for<[string, () => Response]>([
  ['a page of HTML', () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 })],
  ['an object for a sentence', () => HttpResponse.json({ error: { message: 'x' } }, { status: 500 })],
  ['broken JSON', () => typed('{', 'application/json', 500)],
])('An error response with %s is reported as "Request failed"', async ([, response]) => {
  answer(response)
  expect(await failure()).toMatchObject({ message: 'Request failed', sentence: null })
})

test('A broken connection fails as a network failure', async () => {
  answer(() => HttpResponse.error())
  expect(await failure()).toBeInstanceOf(Error)
  expect(await failure()).not.toBeInstanceOf(ApiError)
})

test('A request continues after its page was left', async () => {
  answer(() => HttpResponse.json({}))
  const fetched = vi.spyOn(globalThis, 'fetch')
  await send()
  expect(fetched.mock.calls).toEqual([[expect.objectContaining({ keepalive: true }), expect.anything()]])
  fetched.mockRestore()
})

const setClock = (now: string) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  onTestFinished(() => void vi.useRealTimers())
}

test.for<[string, string, number | null]>([
  ['a number of seconds', '600', 600],
  ['a date', 'Fri, 27 Nov 2026 08:02:00 GMT', 120],
  ['nonsense', 'soon', null],
])('%s in Retry-After becomes seconds', async ([, retryAfter, seconds]) => {
  setClock('2026-11-27T08:00:00Z')
  const headers = { 'Retry-After': retryAfter }
  answer(() => HttpResponse.json({ error: 'Wait.' }, { status: 429, headers }))
  expect(await failure()).toMatchObject({ retryAfterS: seconds })
})

test('Waking the functions calls their health endpoint once', async () => {
  const asked = vi.fn(() => HttpResponse.error())
  server.use(http.get(`${ORIGIN}/api/health`, asked))
  wakeApi()
  await eventually(() => expect(asked).toHaveBeenCalledOnce())
})

test.for<[string, string, number, string, string]>([
  ["the server's clock determines the day", 'Wed, 25 Nov 2026 10:00:00 GMT', 200, '{}', '2026-11-25T11:00'],
  [
    'a refusal has the clock too',
    'Tue, 24 Nov 2026 10:00:00 GMT',
    400,
    '{"error":"No."}',
    '2026-11-24T11:00',
  ],
  ['a response without a date changes nothing', 'no date', 200, '{}', '2026-11-24T11:00'],
  ["a proxy's clock changes nothing", 'Sat, 01 Jan 2000 10:00:00 GMT', 511, '<p>', '2026-11-24T11:00'],
  ['a clock more than a year away leaves the day unknown', 'Tue, 01 Feb 2028 10:00:00 GMT', 200, '{}', ''],
])('After a response, %s', async ([, date, status, body, now]) => {
  setClock('2026-11-27T08:00:00Z')
  const headers = { date, 'content-type': body === '<p>' ? 'text/html' : 'application/json' }
  server.use(http.get(`${ORIGIN}/api/health`, () => new HttpResponse(body, { status, headers })))
  answer(() => new HttpResponse(body, { status, headers }))
  await send().catch(() => undefined)
  wakeApi()
  await eventually(() => expect(germanNow()).toBe(now))
})
