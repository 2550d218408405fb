import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SlowLine {
  /** For the `proxy` of a browser context. */
  address: string
  /** Holds the next page back from this index of its HTML on, until the returned function is called. */
  holdFrom: (index: number) => () => void
  stop: () => Promise<unknown>
}

/** A proxy that can deliver a page in two pieces. Scripts and caching stay as they are. */
export async function startSlowLine(): Promise<SlowLine> {
  let held: { index: number; rest: Promise<void> } | undefined
  const server = createServer((asked, response) => {
    const { method, url = '', headers } = asked
    const hold = headers['sec-fetch-dest'] === 'document' ? held : undefined
    if (hold) {
      held = undefined
      headers['accept-encoding'] = 'identity'
      // "Not modified" would be an answer without text.
      delete headers['if-none-match']
    }
    const forwarded = request(url, { method, headers }, async (answer) => {
      if (!hold) {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        return void answer.pipe(response)
      }
      const { 'content-length': _, ...answered } = answer.headers
      response.writeHead(answer.statusCode ?? 502, answered)
      const html = (await answer.setEncoding('utf8').toArray()).join('')
      response.write(html.slice(0, hold.index))
      await hold.rest
      response.end(html.slice(hold.index))
    })
    forwarded.on('error', () => response.destroy())
    asked.pipe(forwarded)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    holdFrom(index) {
      const { promise: rest, resolve } = Promise.withResolvers<void>()
      held = { index, rest }
      return resolve
    },
    stop: () => server[Symbol.asyncDispose](),
  }
}
