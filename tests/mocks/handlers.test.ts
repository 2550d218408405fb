import { getResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { confirmWaitlist } from '#contracts/confirm-waitlist.ts'
import { notifyJscInterest } from '#contracts/notify-jsc-interest.ts'
import { REFUSALS } from '#contracts/refusals.ts'
import { sendContactEmail } from '#contracts/send-contact-email.ts'
import { createHandlers } from '#mocks/handlers.ts'
import { isScenario, SCENARIOS, type Scenario } from '#mocks/scenarios.ts'

const calls = [
  [
    sendContactEmail.path,
    { formType: 'free-visa-case', name: 'Jane Doe', email: 'jane@visitor.example' },
    {
      reference: expect.stringMatching(/^IS-[0-9A-F]{4}-[0-9A-F]{4}$/),
      answerBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
  ],
  [notifyJscInterest.path, { email: 'jane@visitor.example' }, {}],
  [confirmWaitlist.path, { token: 'abc' }, {}],
] as const

const post = (path: string, body: unknown, scenario: Scenario | null = null) =>
  getResponse(
    createHandlers({ scenario: () => scenario }),
    new Request(`http://127.0.0.1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )

test.for(calls)(
  '%s answers what its contract accepts, and refuses the rest',
  async ([path, body, answer]) => {
    const accepted = await post(path, body)
    expect([accepted?.status, await accepted?.json()]).toEqual([200, answer])
    const refused = await post(path, {})
    const { status, error } = REFUSALS.malformed
    expect([refused?.status, await refused?.json()]).toEqual([status, { error: error.en }])
  },
)

test.for([
  ['serverError', 500, 'application/json'],
  ['unavailable', 503, 'application/json'],
  ['throttled', 429, 'application/json'],
  ['badGateway', 502, 'text/html'],
  ['hostFallback', 200, 'text/html'],
] as const)('the scenario %s answers %i with %s, whatever is asked', async ([scenario, status, type]) => {
  for (const [path, body] of calls) {
    const response = await post(path, body, scenario)
    expect([response?.status, response?.headers.get('content-type')?.split(';')[0]]).toEqual([status, type])
  }
})

test('the scenario offline breaks the connection, silence gives no answer within an hour', async () => {
  const [[path, body]] = calls
  expect((await post(path, body, 'offline'))?.type).toBe('error')
  vi.useFakeTimers()
  const answered = vi.fn()
  post(path, body, 'silence').then(answered, answered)
  await vi.advanceTimersByTimeAsync(3_600_000)
  vi.useRealTimers()
  expect(answered).not.toHaveBeenCalled()
})

test('only scenarios that exist can be asked for', () => {
  expect(Object.keys(SCENARIOS).every(isScenario)).toBe(true)
  expect([null, '', 'nonsense', 'toString'].filter(isScenario)).toEqual([])
})
