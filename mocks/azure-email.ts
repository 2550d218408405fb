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
  /** Pictures that the HTML names as `cid:`. */
  pictures: { contentId: string; contentType: string; contentInBase64: string }[]
}

/**
 * How the next mail is answered. `acceptThenDrop`: accepted, but the connection breaks before the answer.
 * `acceptThenFail`: accepted, but its status turns to "Failed", as for a suppressed mailbox. `denied`: 401.
 */
export type PlannedAnswer =
  | 'throttled'
  | 'throttledUntil'
  | 'unavailable'
  | 'denied'
  | 'rejected'
  | 'hang'
  | 'drop'
  | 'acceptThenDrop'
  | 'acceptThenFail'

/**
 * What the service does with an operation id that it has taken already: `deduplicates` accepts it and sends nothing,
 * as Azure promises; `duplicates` sends it again; `refuses` answers 400.
 */
export type RepeatMode = 'deduplicates' | 'duplicates' | 'refuses'

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
  /** How often each operation id was accepted and sent, all of them since the last `forget`. */
  posted(): ReadonlyMap<string, number>
  /** Scripts the answers to the next mails, in order. */
  plan(...answers: PlannedAnswer[]): void
  /** The answer to every mail that has no planned one; `null` accepts. */
  answerAll(answer: PlannedAnswer | null): void
  onRepeat(mode: RepeatMode): void
  /** Oldest first, the last 500. */
  requests: readonly LoggedRequest[]
  /** Forgets mails, plans, modes and requests. */
  forget(): void
  stop(): Promise<void>
}

interface SendBody {
  senderAddress?: string
  recipients?: { to?: { address: string }[] }
  replyTo?: { address: string }[]
  content?: { subject?: string; plainText?: string; html?: string }
  attachments?: Mail['pictures']
}

const KEEP = 500
const REFUSED = {
  throttled: () => ({ status: 429, code: 'TooManyRequests', headers: { 'retry-after': '1' } }),
  throttledUntil: () => ({
    status: 429,
    code: 'TooManyRequests',
    headers: { 'retry-after': new Date(Date.now() + 3_600_000).toUTCString() },
  }),
  unavailable: () => ({ status: 503, code: 'ServiceUnavailable', headers: {} }),
  denied: () => ({ status: 401, code: 'Denied', headers: {} }),
  rejected: () => ({ status: 400, code: 'InvalidRecipients', headers: {} }),
}
/** What the service takes for an address: dot atoms, and a domain of labels with a dot between. */
const ADDRESS =
  /^[^\s@.,;:<>()[\]\\"]+(\.[^\s@.,;:<>()[\]\\"]+)*@[\p{L}\p{N}-]{1,63}(\.[\p{L}\p{N}-]{1,63})+$/u

/**
 * Stands in for the e-mail REST API of Azure Communication Services, on a loopback port: checks signatures and
 * addresses, accepts with 202, tells the status of an operation, and takes an operation id only once.
 */
export async function startAzureEmail({
  accessKey = randomBytes(64).toString('base64'),
  port = 0,
}: {
  accessKey?: string
  port?: number
} = {}): Promise<AzureEmail> {
  const accepted = new Map<string, Mail>()
  const posted = new Map<string, number>()
  const failing = new Set<string>()
  const planned: PlannedAnswer[] = []
  const requests: LoggedRequest[] = []
  let unplanned: PlannedAnswer | null = null
  let repeatMode: RepeatMode = 'deduplicates'

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
    if (request.method !== 'GET' || !operationId || !posted.has(operationId))
      return refuse(reply, 404, 'NotFound')
    reply(200, { id: operationId, status: failing.has(operationId) ? 'Failed' : 'Succeeded' })
  }

  function send(logged: LoggedRequest, body: Buffer, reply: Reply, response: ServerResponse) {
    const plannedAnswer = planned.shift() ?? unplanned
    if (plannedAnswer === 'hang') return
    if (plannedAnswer === 'drop') return void response.destroy()
    if (plannedAnswer && plannedAnswer in REFUSED) {
      const { status, code, headers } = REFUSED[plannedAnswer as keyof typeof REFUSED]()
      return refuse(reply, status, code, headers)
    }
    const id = logged.operationId ?? randomUUID()
    const mail = mailFrom(id, JSON.parse(body.toString()) as SendBody)
    if (!mail) return refuse(reply, 400, 'InvalidRequest')
    const isRepeat = posted.has(id)
    if (isRepeat && repeatMode === 'refuses') return refuse(reply, 400, 'OperationIdAlreadyUsed')
    if (!isRepeat || repeatMode === 'duplicates') {
      posted.set(id, (posted.get(id) ?? 0) + 1)
      accepted.set(id, mail)
    }
    for (const oldest of accepted.keys()) if (accepted.size > KEEP) accepted.delete(oldest)
    if (plannedAnswer === 'acceptThenDrop') return void response.destroy()
    if (plannedAnswer === 'acceptThenFail') failing.add(id)
    const location = `${origin}/emails/operations/${id}?api-version=2023-03-31`
    reply(202, { id, status: 'Running' }, { 'operation-location': location, 'retry-after': '30' })
  }

  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    connectionString: `endpoint=${origin}/;accesskey=${accessKey}`,
    mails: () => [...accepted.values()].reverse(),
    posted: () => posted,
    plan: (...answers) => void planned.push(...answers),
    answerAll: (answer) => {
      unplanned = answer
    },
    onRepeat: (mode) => {
      repeatMode = mode
    },
    requests,
    forget() {
      accepted.clear()
      posted.clear()
      failing.clear()
      planned.length = 0
      requests.length = 0
      unplanned = null
      repeatMode = 'deduplicates'
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

/** Null when the service would refuse it. */
function mailFrom(
  id: string,
  { senderAddress, recipients, replyTo = [], content, attachments = [] }: SendBody,
): Mail | null {
  const to = recipients?.to?.map(({ address }) => address) ?? []
  const answerTo = replyTo.map(({ address }) => address)
  const areAddresses = [...to, ...answerTo].every((address) => ADDRESS.test(address))
  if (!senderAddress || to.length === 0 || !areAddresses || !content?.subject) return null
  return {
    id,
    at: new Date().toISOString(),
    to,
    replyTo: answerTo,
    subject: content.subject,
    text: content.plainText ?? '',
    html: content.html ?? '',
    pictures: attachments,
  }
}
