import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from '#local/server.ts'

/** `drop` breaks the connection before the call takes effect, `commitThenDrop` after it. `unavailable` answers 503. */
export type StorageFault = 'drop' | 'commitThenDrop' | 'unavailable'

type Decision = ((call: { method: string; path: string }) => StorageFault | null) | null

/** Starts a proxy that injects faults. Killing Azurite instead would lose data that Azure keeps. */
export async function startStorageProxy(connectionString: string) {
  const target = new URL(/TableEndpoint=([^;]+)/.exec(connectionString)?.[1] ?? '')
  let decide: Decision = null
  let calls = 0

  const server = await listen(async (request, response) => {
    calls += 1
    const { method = '', url = '' } = request
    const fault = decide?.({ method, path: url }) ?? null
    if (fault === 'drop') return void request.socket.destroy()
    if (fault === 'unavailable') return void response.writeHead(503).end()
    forward(target, request, response, fault === 'commitThenDrop')
  }, 0)

  return {
    connectionString: connectionString.replace(target.origin, server.origin),
    fault(next: Decision) {
      decide = next
    },
    calls: () => calls,
    reset() {
      decide = null
      calls = 0
    },
    stop: () => server.close(),
  }
}

function forward(target: URL, request: IncomingMessage, response: ServerResponse, dropsAnswer: boolean) {
  const { method, url, headers } = request
  const forwarded = ask(
    { host: target.hostname, port: target.port, method, path: url, headers },
    (answer) => {
      if (dropsAnswer) {
        answer.resume().on('end', () => request.socket.destroy())
        return
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    },
  )
  forwarded.on('error', () => request.socket.destroy())
  request.pipe(forwarded)
}
