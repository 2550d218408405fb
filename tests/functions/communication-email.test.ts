import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import signs from 'virtual:mail-branding'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { expect, onTestFinished, test } from 'vitest'
import { communicationEmail } from '#functions/adapters/communication-email.ts'
import { startAzureEmail } from '#mocks/azure-email.ts'

const mail = { to: 'jane@visitor.example', subject: 'Subject', text: 'Text', html: '<p>Text</p>' }
const ACCEPTED = { accepted: true }

const mailer = (emailConnectionString: string, now = () => new Date(), sendTimeoutMs = 30_000) =>
  communicationEmail({
    emailConnectionString,
    mailFrom: 'no-reply@isarspree.example',
    allowInsecureConnection: true,
    sendTimeoutMs,
    now,
    pictures: signs.pictures,
  })

/** Starts the fake e-mail service, and stops it at the end of the test. */
async function service() {
  const email = await startAzureEmail()
  onTestFinished(() => email.stop())
  return email
}

/** Starts a service that answers as scripted, and counts its requests and connections. */
async function scripted(answer: RequestListener) {
  const seen = { requests: 0, connections: 0 }
  const server = createServer((request, response) => {
    seen.requests += 1
    request.resume().on('end', () => answer(request, response))
  })
  server.on('connection', () => {
    seen.connections += 1
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return { seen, connectionString: `endpoint=http://127.0.0.1:${port}/;accesskey=${btoa('key')}` }
}

test('Any process can query an operation that another one started, with one GET and no POST', async () => {
  const email = await service()
  const id = randomUUID()
  email.plan('acceptThenDrop')
  expect(await mailer(email.connectionString).send(mail, id)).toMatchObject({ reason: 'ECONNRESET' })
  expect(await mailer(email.connectionString).ask(id)).toBe('succeeded')
  expect(email.requests).toEqual([
    { method: 'POST', path: '/emails:send', operationId: id, status: null },
    { method: 'GET', path: `/emails/operations/${id}`, operationId: id, status: 200 },
  ])
})

test.each([
  ['breaks the connection', 'ECONNRESET', 30_000, ({ socket }) => void socket.destroy()],
  ['is silent', 'AbortError', 300, () => {}],
] satisfies [string, string, number, RequestListener][])(
  'A service that %s leaves mail and question without an answer, each after one request: %s',
  async (_, reason, timeoutMs, answer) => {
    const { seen, connectionString } = await scripted(answer)
    const { send, ask } = mailer(connectionString, undefined, timeoutMs)
    const refusal = { accepted: false, problem: 'failed', retryAfterMs: 0, reason }
    expect(await send(mail, randomUUID())).toEqual(refusal)
    expect(await ask(randomUUID())).toEqual(refusal)
    expect(seen.requests).toBeLessThanOrEqual(2)
  },
)

test('No status request follows a 202: three mails are three requests', async () => {
  const { seen, connectionString } = await scripted(({ headers }, response) => {
    response.writeHead(202, { 'operation-location': `http://${headers.host}/emails/operations/x` })
    response.end('{"id":"x","status":"Running"}')
  })
  const { send } = mailer(connectionString)
  for (let count = 0; count < 3; count += 1) expect(await send(mail, randomUUID())).toEqual(ACCEPTED)
  expect(seen).toEqual({ requests: 3, connections: 1 })
})

test('The pictures of a mail are attached to it, each under the name that the mail uses, and no others', async () => {
  const email = await service()
  const html = '<p><img src="cid:mark" alt=""><img src="cid:individual" alt=""> cid:business</p>'
  await mailer(email.connectionString).send({ ...mail, html }, randomUUID())
  const [received] = email.mails()
  expect(received?.pictures.map(({ contentId, contentType }) => [contentId, contentType])).toEqual([
    ['mark', 'image/png'],
    ['individual', 'image/png'],
  ])
  for (const { contentInBase64 } of received?.pictures ?? []) {
    const png = Buffer.from(contentInBase64, 'base64')
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect(png.byteLength).toBeLessThan(16_000)
  }
})

test('Without a key, each mail and each status request carries an identity token', async () => {
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
  const scopes: unknown[] = []
  const { send, ask } = communicationEmail({
    emailEndpoint: endpoint,
    credential: {
      getToken: async (scope) => {
        scopes.push(scope)
        return { token: 'the-token', expiresOnTimestamp: Date.now() + 3_600_000 }
      },
    },
    mailFrom: 'donotreply@isarspree.example',
    allowInsecureConnection: false,
    sendTimeoutMs: 1_000,
    now: () => new Date(),
    pictures: signs.pictures,
  })
  const operation = randomUUID()
  expect(await send(mail, operation)).toEqual(ACCEPTED)
  await ask(operation)
  expect(seen).toEqual([
    'POST /emails:send Bearer the-token',
    `GET /emails/operations/${operation} Bearer the-token`,
  ])
  expect(scopes.flat()).toContain('https://communication.azure.com//.default')
})
