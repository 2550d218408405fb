import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Runs `use` while a server of this machine answers; it gets the server's origin, and its result is returned. */
export async function withServer<T>(
  answer: RequestListener,
  use: (origin: string) => Promise<T>,
): Promise<T> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}
