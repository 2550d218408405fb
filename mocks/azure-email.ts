import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isSigned } from './azure-signature.ts'
import {
  type EmailService,
  emailService,
  refusal,
  type SendBody,
  type ServiceAnswer,
} from './email-service.ts'

export interface LoggedRequest {
  method: string
  path: string
  operationId: string | null
  /** HTTP status of the response; null if none has been sent. */
  status: number | null
}

export interface AzureEmail extends Omit<EmailService, 'send' | 'status'> {
  connectionString: string
  /** The last 500 requests, oldest first. */
  requests: readonly LoggedRequest[]
  stop(): Promise<void>
}

const LOG_LIMIT = 500

/**
 * Fakes the e-mail REST API of Azure Communication Services on a loopback port. Verifies signatures; `email-service.ts`
 * determines the responses.
 */
export async function startAzureEmail({
  accessKey = randomBytes(64).toString('base64'),
  port = 0,
}: {
  accessKey?: string
  port?: number
} = {}): Promise<AzureEmail> {
  const requests: LoggedRequest[] = []
  const { send, status, ...service } = emailService({ origin: () => origin })

  const server = createServer((request, response) => {
    // Close the connection without reporting the error, because a client may abort its request.
    answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const logged = logOf(request)
    requests.push(logged)
    if (requests.length > LOG_LIMIT) requests.shift()
    const answered = isSigned(request, body, accessKey) ? served(logged, body) : refusal(401, 'Denied')
    if (answered === 'hangs') return
    if (answered === 'drops') return void response.destroy()
    logged.status = answered.status
    response
      .writeHead(answered.status, { 'content-type': 'application/json', ...answered.headers })
      .end(JSON.stringify(answered.content))
  }

  function served({ method, path, operationId }: LoggedRequest, body: Buffer): ServiceAnswer {
    if (method === 'POST' && path === '/emails:send')
      return send(operationId, JSON.parse(body.toString()) as SendBody)
    const asked = /^\/emails\/operations\/([^/]+)$/.exec(path)?.[1]
    return method === 'GET' && asked ? status(asked) : refusal(404, 'NotFound')
  }

  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    ...service,
    connectionString: `endpoint=${origin}/;accesskey=${accessKey}`,
    requests,
    forget() {
      service.forget()
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

const logOf = ({ method, url, headers }: IncomingMessage): LoggedRequest => ({
  method: method ?? '',
  path: new URL(url ?? '/', 'http://localhost').pathname,
  operationId: headers['operation-id']?.toString() ?? null,
  status: null,
})
