import { getResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { confirmWaitlist } from '#contracts/calls/confirm-waitlist.ts'
import { notifyJscInterest } from '#contracts/calls/notify-jsc-interest.ts'
import { REFUSALS, type Refusal, type RefusalName } from '#contracts/calls/refusals.ts'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { yourMessage } from '#contracts/calls/your-message.ts'
import { LANGUAGES } from '#contracts/words/language.ts'
import { createHandlers } from '#mocks/handlers.ts'
import { answerOf, type EndpointName, type Scenario, scenariosIn, unknownNamesIn } from '#mocks/scenarios.ts'

const calls = [
  [
    sendContactEmail.path,
    { formType: 'free-visa-case', name: 'Jane Doe', email: 'jane@visitor.example' },
    {
      reference: expect.stringMatching(/^IS-[0-9A-F]{4}-[0-9A-F]{4}$/),
      answerBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      receipt: 'sent',
      messageToken: expect.stringMatching(/^mock\./),
    },
  ],
  [notifyJscInterest.path, { email: 'jane@visitor.example' }, { receipt: 'later' }],
  [confirmWaitlist.path, { token: 'abc' }, {}],
  [yourMessage.path, { token: 'mock.IS-7K3F-9QXD.0.1970-01-05', wish: 'take-back' }, {}],
] as const

const post = (
  path: string,
  body: unknown,
  scenario?: (endpoint: EndpointName) => Scenario,
  language = 'en',
) =>
  getResponse(
    createHandlers(scenario && { scenario }),
    new Request(`http://127.0.0.1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-language': language },
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

const REFUSED = Object.entries(REFUSALS) as [RefusalName, Refusal][]

test.for(REFUSED)(
  'the scenario %s is the refusal of the contract, in both languages',
  async ([name, refusal]) => {
    const [[path, body]] = calls
    for (const language of LANGUAGES) {
      const refused = await post(path, body, () => name, language)
      expect([refused?.status, await refused?.json()]).toEqual([
        refusal.status,
        { error: refusal.error[language] },
      ])
      const bare = await post(path, body, () => `${name}Bare`, language)
      expect([bare?.status, await bare?.json()]).toEqual([refusal.status, {}])
    }
  },
)

test('the answers for throttling and for a storage that is down say when to try again', async () => {
  const [[path, body]] = calls
  const retryAfter = async (scenario: Scenario) =>
    (await post(path, body, () => scenario))?.headers.get('retry-after')
  expect(
    await Promise.all(
      ['throttled', 'throttledBare', 'unavailable', 'failed'].map((name) => retryAfter(name as Scenario)),
    ),
  ).toEqual(['600', '600', '30', null])
})

test.for([
  ['badGateway', 502],
  ['hostFallback', 200],
] as const)('the scenario %s answers %i with HTML to every request', async ([scenario, status]) => {
  for (const [path, body] of calls) {
    const response = await post(path, body, () => scenario)
    expect([response?.status, response?.headers.get('content-type')?.split(';')[0]]).toEqual([
      status,
      'text/html',
    ])
  }
})

test('the scenario offline breaks the connection, silence gives no answer within an hour', async () => {
  const [[path, body]] = calls
  expect((await post(path, body, () => 'offline'))?.type).toBe('error')
  vi.useFakeTimers()
  const answered = vi.fn()
  post(path, body, () => 'silence').then(answered, answered)
  await vi.advanceTimersByTimeAsync(3_600_000)
  vi.useRealTimers()
  expect(answered).not.toHaveBeenCalled()
})

test('the scenario slow leaves the answer to the endpoint, after five seconds', async () => {
  vi.useFakeTimers()
  const left = vi.fn()
  answerOf('slow', 'en').then(left)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(left).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  expect(left).toHaveBeenCalledWith(null)
})

test.for([
  ['2026-11-20', { formType: 'free-visa-case' }, '2026-11-23'],
  ['2026-11-20', { formType: 'consultation' }, '2026-11-24'],
  ['2026-11-21', { formType: 'free-visa-case' }, '2026-11-23'],
  ['2026-11-23', { formType: 'consultation' }, '2026-11-25'],
] as const)(
  'a form of %s, %j, is answered by %s: the weekend does not count, and a visa case is faster',
  async ([today, form, answerBy]) => {
    vi.useFakeTimers({ now: new Date(`${today}T12:00:00Z`), toFake: ['Date'] })
    const body = { ...form, name: 'Jane Doe', email: 'jane@visitor.example', message: 'When?' }
    const response = await post(sendContactEmail.path, body)
    vi.useRealTimers()
    expect(await response?.json()).toMatchObject({ answerBy })
  },
)

test('each endpoint plays a scenario of its own', async () => {
  const statuses = calls.map(async ([path, body]) => {
    const response = await post(path, body, (endpoint) => (endpoint === 'confirm' ? 'throttled' : 'success'))
    return response?.status
  })
  expect(await Promise.all(statuses)).toEqual([200, 200, 429, 200])
})

describe('an address', () => {
  test('names the scenario of one endpoint, of all, or of several', () => {
    expect(scenariosIn('?scenario=confirm.throttled')).toEqual({ confirm: 'throttled' })
    expect(scenariosIn('?scenario=throttled')).toEqual({
      contact: 'throttled',
      'sign-up': 'throttled',
      confirm: 'throttled',
      message: 'throttled',
    })
    expect(scenariosIn('?scenario=offline&scenario=sign-up.failedBare')).toEqual({
      contact: 'offline',
      'sign-up': 'failedBare',
      confirm: 'offline',
      message: 'offline',
    })
  })

  test('can name only existing scenarios, and those of tokens only where tokens are read', () => {
    const unknown = ['nonsense', 'toString', 'contact.tokenExpired', 'booking.failed']
    expect(unknownNamesIn(`?scenario=${unknown.join('&scenario=')}&scenario=failed`)).toEqual(unknown)
    expect(scenariosIn('?scenario=tokenExpired')).toEqual({ confirm: 'tokenExpired' })
    expect(scenariosIn('?scenario=messageUnknown')).toEqual({ message: 'messageUnknown' })
  })
})
