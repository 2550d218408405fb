import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy; `holdFrom` holds back the next document's HTML from an index on, until the returned function is called. */
export async function startSlowLine() {
  let held: { index: number; rest: Promise<void> } | undefined
  const server = createServer(({ method, url = '', headers }, response) => {
    const hold = headers['sec-fetch-dest'] === 'document' ? held : undefined
    // Prevent compression, and status 304, which has no body.
    const asked = hold ? { ...headers, 'if-none-match': '', 'accept-encoding': 'identity' } : headers
    request(url, { method, headers: asked }, async (answer) => {
      const { 'content-length': _, ...answered } = answer.headers
      response.writeHead(answer.statusCode ?? 502, answered)
      if (!hold) return void answer.pipe(response)
      held = undefined
      const html = (await answer.setEncoding('utf8').toArray()).join('')
      response.write(html.slice(0, hold.index))
      await hold.rest
      response.end(html.slice(hold.index))
    }).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const holdFrom = (index: number) => {
    const { promise: rest, resolve } = Promise.withResolvers<void>()
    held = { index, rest }
    return resolve
  }
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { address, holdFrom, stop: () => server.close().closeAllConnections() }
}
