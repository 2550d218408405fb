import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isSigned } from './azure-signature.ts'

/** A mail that was accepted. */
export interface Mail {
  id: string
  /** When it was accepted, ISO 8601. */
  at: string
  to: string[]
  replyTo: string[]
  subject: string
  text: string
  html: string
}

/**
 * How the next mail is answered. `acceptThenDrop`: accepted, but the connection breaks before the answer.
 * `statusFails`: accepted, but the question for its status is answered with 500.
 */
export type PlannedAnswer =
  | 'throttled'
  | 'unavailable'
  | 'rejected'
  | 'hang'
  | 'drop'
  | 'acceptThenDrop'
  | 'statusFails'

export interface LoggedRequest {
  method: string
  path: string
  operationId: string | null
  /** Null while, or because, nothing was answered. */
  status: number | null
}

export interface AzureEmail {
  connectionString: string
  /** Newest first, 500 at most. */
  mails(): Mail[]
  /** Scripts the answers to the next mails, in order. */
  plan(...answers: PlannedAnswer[]): void
  /** Oldest first, the last 500. */
  requests: readonly LoggedRequest[]
  /** Forgets mails, plans and requests. */
  forget(): void
  stop(): Promise<void>
}

interface SendBody {
  senderAddress?: string
  recipients?: { to?: { address: string }[] }
  replyTo?: { address: string }[]
  content?: { subject?: string; plainText?: string; html?: string }
}

const KEEP = 500
const REFUSED = {
  throttled: { status: 429, code: 'TooManyRequests', headers: { 'retry-after': '1' } },
  unavailable: { status: 503, code: 'ServiceUnavailable', headers: {} },
  rejected: { status: 400, code: 'InvalidRecipients', headers: {} },
}

/**
 * Stands in for the e-mail REST API of Azure Communication Services, on a loopback port: checks signatures,
 * accepts with 202, tells the status of an operation, and takes an operation id only once.
 */
export async function startAzureEmail({
  accessKey = randomBytes(64).toString('base64'),
  port = 0,
}: {
  accessKey?: string
  port?: number
} = {}): Promise<AzureEmail> {
  const accepted = new Map<string, Mail>()
  const failingStatus = new Set<string>()
  const planned: PlannedAnswer[] = []
  const requests: LoggedRequest[] = []

  const server = createServer((request, response) => {
    // A client that gives up in the middle of a request is no failure of the fake.
    answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const logged = logOf(request)
    requests.push(logged)
    if (requests.length > KEEP) requests.shift()
    const reply = (status: number, content: object, headers: Record<string, string> = {}) => {
      logged.status = status
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(content))
    }

    if (!isSigned(request, body, accessKey)) return refuse(reply, 401, 'Denied')
    if (request.method === 'POST' && logged.path === '/emails:send')
      return send(logged, body, reply, response)
    const operationId = /^\/emails\/operations\/([^/]+)$/.exec(logged.path)?.[1]
    if (request.method !== 'GET' || !operationId || !accepted.has(operationId))
      return refuse(reply, 404, 'NotFound')
    if (failingStatus.has(operationId)) return refuse(reply, 500, 'InternalServerError')
    reply(200, { id: operationId, status: 'Succeeded' })
  }

  function send(logged: LoggedRequest, body: Buffer, reply: Reply, response: ServerResponse) {
    const plannedAnswer = planned.shift()
    if (plannedAnswer === 'hang') return
    if (plannedAnswer === 'drop') return void response.destroy()
    if (plannedAnswer === 'throttled' || plannedAnswer === 'unavailable' || plannedAnswer === 'rejected') {
      const { status, code, headers } = REFUSED[plannedAnswer]
      return refuse(reply, status, code, headers)
    }
    const id = logged.operationId ?? randomUUID()
    const mail = mailFrom(id, JSON.parse(body.toString()) as SendBody)
    if (!mail) return refuse(reply, 400, 'InvalidRequest')
    if (!accepted.has(id)) accepted.set(id, mail)
    for (const oldest of accepted.keys()) if (accepted.size > KEEP) accepted.delete(oldest)
    if (plannedAnswer === 'acceptThenDrop') return void response.destroy()
    if (plannedAnswer === 'statusFails') failingStatus.add(id)
    const location = `${origin}/emails/operations/${id}?api-version=2023-03-31`
    reply(202, { id, status: 'Running' }, { 'operation-location': location, 'retry-after': '30' })
  }

  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    connectionString: `endpoint=${origin}/;accesskey=${accessKey}`,
    mails: () => [...accepted.values()].reverse(),
    plan: (...answers) => void planned.push(...answers),
    requests,
    forget() {
      accepted.clear()
      failingStatus.clear()
      planned.length = 0
      requests.length = 0
    },
    async stop() {
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

type Reply = (status: number, content: object, headers?: Record<string, string>) => void

const refuse = (reply: Reply, status: number, code: string, headers?: Record<string, string>) =>
  reply(status, { error: { code, message: `The fake of the e-mail API answers ${status}.` } }, headers)

const logOf = ({ method, url, headers }: IncomingMessage): LoggedRequest => ({
  method: method ?? '',
  path: new URL(url ?? '/', 'http://localhost').pathname,
  operationId: headers['operation-id']?.toString() ?? null,
  status: null,
})

function mailFrom(id: string, { senderAddress, recipients, replyTo = [], content }: SendBody): Mail | null {
  const to = recipients?.to?.map(({ address }) => address) ?? []
  if (!senderAddress || to.length === 0 || !content?.subject) return null
  return {
    id,
    at: new Date().toISOString(),
    to,
    replyTo: replyTo.map(({ address }) => address),
    subject: content.subject,
    text: content.plainText ?? '',
    html: content.html ?? '',
  }
}
