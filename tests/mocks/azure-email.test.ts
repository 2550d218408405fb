import { afterEach, beforeEach, expect, test } from 'vitest'
import { communicationEmail } from '#functions/adapters/communication-email.ts'
import { type AzureEmail, startAzureEmail } from '#mocks/azure-email.ts'

const OPERATION = '11111111-1111-4111-8111-111111111111'
const mail = (subject: string) => ({
  to: 'jane@visitor.example',
  replyTo: 'hello@isarspree.example',
  subject,
  text: 'Text',
  html: '<p>Text</p>',
})

let email: AzureEmail
beforeEach(async () => {
  email = await startAzureEmail()
})
afterEach(() => email.stop())

const mailer = (connectionString = email.connectionString, sendTimeoutMs = 30_000) =>
  communicationEmail({
    emailConnectionString: connectionString,
    mailFrom: 'no-reply@isarspree.example',
    allowInsecureConnection: true,
    sendTimeoutMs,
    now: () => new Date(),
    pictures: {},
  })
const send = (subject: string, operation: string = crypto.randomUUID()) =>
  mailer().send(mail(subject), operation)

test("Azure's own client can send, and the newest mail comes first", async () => {
  expect([await send('One', OPERATION), await send('Two')]).toEqual([{ accepted: true }, { accepted: true }])
  expect(email.mails().map(({ subject }) => subject)).toEqual(['Two', 'One'])
  expect(email.mails()[1]).toEqual({
    id: OPERATION,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    to: ['jane@visitor.example'],
    replyTo: ['hello@isarspree.example'],
    subject: 'One',
    text: 'Text',
    html: '<p>Text</p>',
    pictures: [],
  })
  expect(email.requests).toEqual([
    { method: 'POST', path: '/emails:send', operationId: OPERATION, status: 202 },
    expect.objectContaining({ method: 'POST', status: 202 }),
  ])
})

test('A second mail under the same operation id is accepted but not sent again', async () => {
  await send('One', OPERATION)
  expect(await send('One again', OPERATION)).toEqual({ accepted: true })
  expect(email.mails().map(({ subject }) => subject)).toEqual(['One'])
})

test('A request signed with another key is denied', async () => {
  const wrong = email.connectionString.replace(/accesskey=.*/, `accesskey=${btoa('another key')}`)
  const verdict = await mailer(wrong).send(mail('One'), OPERATION)
  expect(verdict).toEqual({ accepted: false, problem: 'failed', retryAfterMs: 0, reason: '401 Denied' })
  expect(email.mails()).toEqual([])
})

test.each([
  ['throttled', { problem: 'throttled', retryAfterMs: 1_000, reason: '429 TooManyRequests' }, 0],
  ['unavailable', { problem: 'failed', retryAfterMs: 0, reason: '503 ServiceUnavailable' }, 0],
  ['rejected', { problem: 'refused', retryAfterMs: 0, reason: '400 InvalidRecipients' }, 0],
  ['hang', { problem: 'failed', retryAfterMs: 0, reason: 'AbortError' }, 0],
  ['drop', { problem: 'failed', retryAfterMs: 0, reason: 'ECONNRESET' }, 0],
  ['acceptThenDrop', { problem: 'failed', retryAfterMs: 0, reason: 'ECONNRESET' }, 1],
] as const)('A mail planned as "%s" is refused once, with the reason', async (answer, refusal, kept) => {
  email.plan(answer)
  const { send: sendOnce } = mailer(email.connectionString, answer === 'hang' ? 300 : 30_000)
  expect(await sendOnce(mail('One'), OPERATION)).toEqual({ accepted: false, ...refusal })
  expect(email.mails()).toHaveLength(kept)
  expect(await send('One', OPERATION)).toEqual({ accepted: true })
  expect(email.mails()).toHaveLength(1)
})

test('An operation can be asked about: unknown, sent, or failed after all', async () => {
  expect(await mailer().ask(OPERATION)).toBe('unknown')
  await send('One', OPERATION)
  expect(await mailer().ask(OPERATION)).toBe('succeeded')
  const failing = crypto.randomUUID()
  email.plan('acceptThenFail')
  expect(await send('Two', failing)).toEqual({ accepted: true })
  expect(await mailer().ask(failing)).toBe('failed')
})

test.each([
  ['deduplicates', { accepted: true }, 1],
  ['duplicates', { accepted: true }, 2],
  ['refuses', expect.objectContaining({ reason: '400 OperationIdAlreadyUsed' }), 1],
] as const)(
  'A service that %s a repeated operation shows how often it has posted',
  async (mode, verdict, posted) => {
    email.onRepeat(mode)
    await send('One', OPERATION)
    expect(await send('One', OPERATION)).toEqual(verdict)
    expect(email.posted().get(OPERATION)).toBe(posted)
  },
)

test.each(['jane@visitor', 'jane..doe@visitor.example', 'jane@visitor..example', 'jane doe@visitor.example'])(
  'The address %s is refused',
  async (to) => {
    const verdict = await mailer().send({ ...mail('One'), to }, OPERATION)
    expect(verdict).toMatchObject({ accepted: false, problem: 'refused' })
    expect(email.posted().size).toBe(0)
  },
)
