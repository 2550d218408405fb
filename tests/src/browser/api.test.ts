import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type FormOf, sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { ApiError, call, serverNow, wakeApi } from '#src/browser/api.ts'
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

/** Returns the request that reaches the server for a call with these options. */
async function sentWith(options: Parameters<typeof send>[0]) {
  const sent: { body: unknown; headers: Record<string, string> }[] = []
  server.use(
    http.post(URL, async ({ request }) => {
      sent.push({ body: await request.json(), headers: Object.fromEntries(request.headers) })
      return HttpResponse.json({})
    }),
  )
  await send(options)
  expect(sent).toHaveLength(1)
  return sent[0]
}

test('The documented body travels as JSON, everything else as headers', async () => {
  const idempotencyKey = '0b6e1c2a-9d0f-4a44-8a55-7f2f6a1c3d5e'
  const signals = { filledInS: 42, isTrapFilled: true }
  const options = { idempotencyKey, consentVersion: '2026-11', signals, confirmation: 'gesture' } as const
  expect(await sentWith({ language: 'de', ...options })).toEqual({
    body: BODY,
    headers: expect.objectContaining({
      'content-type': 'application/json',
      'content-language': 'de',
      'idempotency-key': idempotencyKey,
      'x-consent-version': '2026-11',
      'x-form-signals': 'filled=42; trap=1',
      'x-confirmation': 'gesture',
    }),
  })
})

test('An option that a call does not have is not sent as a header', async () => {
  const names = Object.keys((await sentWith({}))?.headers ?? {})
  expect(names).toContain('content-language')
  expect(names.filter((name) => /idempotency|consent|signals|confirmation/.test(name))).toEqual([])
})

test('The fields of the contract are returned from a success, others are dropped', async () => {
  answer(() => HttpResponse.json({ reference: 'IS-7K3F-9QXD', more: 1 }))
  expect(await send()).toEqual({ reference: 'IS-7K3F-9QXD' })
})

test.for<[string, () => Response]>([
  ['is empty', () => HttpResponse.json({})],
  ['has a reference of another type', () => HttpResponse.json({ reference: 7 })],
  ['has status 201', () => HttpResponse.json({}, { status: 201 })],
  ['writes its type in capitals', () => typed('{}', 'APPLICATION/JSON; charset=utf-8')],
])('A JSON object is a success, even if it %s', async ([, response]) => {
  answer(response)
  expect(await send()).toEqual({})
})

test.for(FOREIGN_ANSWERS)('%s is a failure, because the message may not be stored', async ([, response]) => {
  answer(response)
  const failure = await send().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ message: 'Request failed', status: null, sentence: null })
})

test.for([400, 422, 429, 503])(
  'Status %i fails at once, with the error text of the server',
  async (status) => {
    const asked = vi.fn(() => HttpResponse.json({ error: 'Shorten the message.' }, { status }))
    answer(asked)
    const failure = await send().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({
      name: 'ApiError',
      message: 'Shorten the message.',
      status,
      sentence: 'Shorten the message.',
      retryAfterS: null,
    })
    expect(asked).toHaveBeenCalledOnce()
  },
)

test.for<[string, () => Response]>([
  ['a page of HTML', () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 })],
  ['an empty body', () => new HttpResponse(null, { status: 500 })],
  ['JSON without a sentence', () => HttpResponse.json({ message: 'x' }, { status: 500 })],
  [
    'broken JSON',
    () => new HttpResponse('{', { status: 500, headers: { 'content-type': 'application/json' } }),
  ],
])('An error response with %s is reported as "Request failed"', async ([, response]) => {
  answer(response)
  await expect(send()).rejects.toThrow(/^Request failed$/)
})

test('A broken connection fails as a network failure', async () => {
  answer(() => HttpResponse.error())
  const failure = await send().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(ApiError)
})

test('A request continues after its page was left', async () => {
  answer(() => HttpResponse.json({}))
  const fetched = vi.spyOn(globalThis, 'fetch')
  await send()
  expect(fetched.mock.calls).toEqual([[expect.objectContaining({ keepalive: true }), expect.anything()]])
  fetched.mockRestore()
})

const inTwoMinutes = () => new Date(Date.now() + 120_000).toUTCString()

test.for<[string, (() => string) | undefined, number | null]>([
  ['a number of seconds', () => '600', 600],
  ['a date', inTwoMinutes, 120],
  ['nothing', undefined, null],
  ['nonsense', () => 'soon', null],
])('%s in Retry-After becomes seconds', async ([, retryAfter, seconds]) => {
  answer(() =>
    HttpResponse.json(
      { error: 'Wait.' },
      { status: 429, headers: retryAfter ? { 'Retry-After': retryAfter() } : {} },
    ),
  )
  const failure = (await send().catch((error: unknown) => error)) as ApiError
  if (seconds === null) expect(failure.retryAfterS).toBeNull()
  else expect(Math.abs(Number(failure.retryAfterS) - seconds)).toBeLessThanOrEqual(2)
})

test('Waking the functions calls their health endpoint once, and ignores a failure', async () => {
  const asked: string[] = []
  server.use(
    http.get(`${ORIGIN}/api/health`, ({ request }) => {
      asked.push(request.url)
      return HttpResponse.error()
    }),
  )
  wakeApi()
  await eventually(() => expect(asked).toEqual([`${ORIGIN}/api/health`]))
})

test("After the first response the server's clock determines the day, even if the device's clock is wrong", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T08:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const answerAt = (date: string) =>
    server.use(http.get(`${ORIGIN}/api/health`, () => new HttpResponse(null, { headers: { date } })))
  const hoursAhead = () => Math.round((serverNow().getTime() - Date.now()) / 3_600_000)
  answerAt('Wed, 25 Nov 2026 10:00:00 GMT')
  wakeApi()
  await eventually(() => expect(hoursAhead()).toBe(-46))
  let isAnswered = false
  server.use(
    http.get(`${ORIGIN}/api/health`, () => {
      isAnswered = true
      return new HttpResponse(null, { headers: { date: 'no date' } })
    }),
  )
  wakeApi()
  await eventually(() => expect(isAnswered).toBe(true))
  expect(hoursAhead()).toBe(-46)
})
