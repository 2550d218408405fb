import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import signs from 'virtual:mail-branding'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { expect, onTestFinished, test } from 'vitest'
import { communicationEmail } from '#functions/adapters/communication-email.ts'
import { listen } from '#local/server.ts'
import { startAzureEmail } from '#mocks/azure-email.ts'

const mail = {
  to: 'jane@visitor.example',
  replyTo: 'team@isarspree.example',
  subject: 'Subject',
  text: 'Text',
  html: '<p>Text</p>',
}
const ACCEPTED = { accepted: true }

const mailer = (emailConnectionString: string, sendTimeoutMs = 30_000) =>
  communicationEmail({
    emailConnectionString,
    mailFrom: 'no-reply@isarspree.example',
    allowInsecureConnection: true,
    sendTimeoutMs,
    now: () => new Date(),
    pictures: signs.pictures,
  })

async function service() {
  const email = await startAzureEmail()
  onTestFinished(() => email.stop())
  return email
}

test('Any process reads the status of an operation with one GET', async () => {
  const email = await service()
  const id = randomUUID()
  email.plan('acceptThenDrop')
  expect(await mailer(email.connectionString).send(mail, id)).toMatchObject({ reason: 'ECONNRESET' })
  expect(await mailer(email.connectionString).statusOf(id)).toBe('succeeded')
  expect(email.requests).toEqual([
    { method: 'POST', path: '/emails:send', operationId: id, status: null },
    { method: 'GET', path: `/emails/operations/${id}`, operationId: id, status: 200 },
  ])
})

/** Starts an e-mail service that gives every request this answer, and counts the requests. */
async function answering(answer: (response: ServerResponse) => void, sendTimeoutMs?: number) {
  const count = { requests: 0 }
  const { origin, close } = await listen(async (_, response) => {
    count.requests += 1
    answer(response)
  }, 0)
  onTestFinished(close)
  return { count, ...mailer(`endpoint=${origin}/;accesskey=${btoa('key')}`, sendTimeoutMs) }
}

test('A silent service fails a mail or a status request after one attempt', async () => {
  const { count, send, statusOf } = await answering(() => {}, 300)
  const refusal = { accepted: false, problem: 'failed', retryAfterMs: 0, reason: 'AbortError' }
  expect([await send(mail, randomUUID()), await statusOf(randomUUID())]).toEqual([refusal, refusal])
  expect(count.requests).toBe(2)
})

test('No status request follows a 202: three mails are three requests', async () => {
  const { count, send } = await answering((response) => {
    response.writeHead(202, { 'operation-location': '/emails/operations/x' })
    response.end('{"id":"x","status":"Running"}')
  })
  for (let sent = 0; sent < 3; sent += 1) expect(await send(mail, randomUUID())).toEqual(ACCEPTED)
  expect(count.requests).toBe(3)
})

test('A mail has the pictures that it names as attachments, and no others', async () => {
  const email = await service()
  const { send } = mailer(email.connectionString)
  for (const html of ['cid:mark', '<img src="cid:mark" alt="">']) await send({ ...mail, html }, randomUUID())
  const [named, unnamed] = email.mails().map(({ pictures }) => pictures)
  const [mark] = named ?? []
  expect([mark?.contentId, mark?.contentType, unnamed]).toEqual(['mark', 'image/png', []])
  expect(Buffer.from(String(mark?.contentInBase64), 'base64').subarray(1, 4).toString()).toBe('PNG')
})

test('A mail suppresses absence notes; its minimal shape is text alone', async () => {
  const email = await service()
  const { send } = mailer(email.connectionString)
  const html = '<p><img src="cid:mark" alt=""></p>'
  await send({ ...mail, html }, randomUUID())
  await send({ ...mail, html }, randomUUID(), 'minimal')
  expect(email.mails()).toMatchObject([
    { text: 'Text', html: '', replyTo: [], headers: {}, pictures: [] },
    {
      replyTo: [mail.replyTo],
      headers: {
        'X-Auto-Response-Suppress': 'OOF, AutoReply',
        'x-ms-acsemail-suppress-invalid-attachment': 'true',
      },
    },
  ])
})

test('Without a key, mails and status requests carry an identity token', async () => {
  const endpoint = 'https://acs.germany.communication.azure.com'
  const seen: string[] = []
  const azure = setupServer(
    http.all(`${endpoint}/*`, ({ request }) => {
      seen.push(`${request.method} ${new URL(request.url).pathname} ${request.headers.get('authorization')}`)
      return HttpResponse.json({ id: 'one', status: 'Running' }, { status: 202 })
    }),
  )
  azure.listen({ onUnhandledFrame: 'error' })
  onTestFinished(() => azure.close())
  const { send, statusOf } = communicationEmail({
    emailEndpoint: endpoint,
    credential: {
      getToken: async () => ({ token: 'the-token', expiresOnTimestamp: Date.now() + 3_600_000 }),
    },
    mailFrom: 'donotreply@isarspree.example',
    allowInsecureConnection: false,
    sendTimeoutMs: 1_000,
    now: () => new Date(),
    pictures: signs.pictures,
  })
  const operation = randomUUID()
  expect(await send(mail, operation)).toEqual(ACCEPTED)
  await statusOf(operation)
  expect(seen).toEqual([
    'POST /emails:send Bearer the-token',
    `GET /emails/operations/${operation} Bearer the-token`,
  ])
})
