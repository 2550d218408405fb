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

const mailer = (connectionString = email.connectionString) =>
  communicationEmail({
    emailConnectionString: connectionString,
    mailFrom: 'no-reply@isarspree.example',
    allowInsecureConnection: true,
  })
const send = (subject: string, operation: string = crypto.randomUUID()) =>
  mailer().send(mail(subject), operation, 300)

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
  })
  expect(email.requests.slice(0, 2)).toEqual([
    { method: 'POST', path: '/emails:send', operationId: OPERATION, status: 202 },
    { method: 'GET', path: `/emails/operations/${OPERATION}`, operationId: OPERATION, status: 200 },
  ])
})

test('A second mail under the same operation id is accepted but not sent again', async () => {
  await send('One', OPERATION)
  expect(await send('One again', OPERATION)).toEqual({ accepted: true })
  expect(email.mails().map(({ subject }) => subject)).toEqual(['One'])
})

test('A request signed with another key is denied', async () => {
  const wrong = email.connectionString.replace(/accesskey=.*/, `accesskey=${btoa('another key')}`)
  const verdict = await mailer(wrong).send(mail('One'), OPERATION, 300)
  expect(verdict).toEqual({ accepted: false, permanent: false, retryAfterMs: 0, reason: '401 Denied' })
  expect(email.mails()).toEqual([])
})

test.each([
  ['throttled', { permanent: false, retryAfterMs: 1_000, reason: '429 TooManyRequests' }, 0],
  ['unavailable', { permanent: false, retryAfterMs: 0, reason: '503 ServiceUnavailable' }, 0],
  ['rejected', { permanent: true, retryAfterMs: 0, reason: '400 InvalidRecipients' }, 0],
  ['hang', { permanent: false, retryAfterMs: 0, reason: 'AbortError' }, 0],
  ['drop', { permanent: false, retryAfterMs: 0, reason: 'ECONNRESET' }, 0],
  ['acceptThenDrop', { permanent: false, retryAfterMs: 0, reason: 'ECONNRESET' }, 1],
] as const)('A mail planned as "%s" is refused once, with the reason', async (answer, refusal, kept) => {
  email.plan(answer)
  expect(await send('One', OPERATION)).toEqual({ accepted: false, ...refusal })
  expect(email.mails()).toHaveLength(kept)
  expect(await send('One', OPERATION)).toEqual({ accepted: true })
  expect(email.mails()).toHaveLength(1)
})

test('A mail planned as "statusFails" is accepted although its status cannot be asked', async () => {
  email.plan('statusFails')
  expect(await send('One')).toEqual({ accepted: true })
  expect(email.mails()).toHaveLength(1)
  expect(email.requests.map(({ status }) => status)).toEqual([202, 500])
})
