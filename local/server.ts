import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo, Socket } from 'node:net'
import { getCertificate } from '@vitejs/plugin-basic-ssl'

export type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export interface LocalServer {
  origin: string
  /** Stops the server, and closes open connections. */
  close(): void
}

/** Folder in which the certificate is kept, so that a browser need not accept a new one after each start. */
const CERTIFICATE = '.local/tls'
const LOOPBACK = '127.0.0.1'

/**
 * Listens on a loopback port; 0 means any free port. With `hasTls`, uses TLS and HTTP/2, as Azure does.
 *
 * @throws if the port is taken
 */
export async function listen(serve: Serve, port: number, hasTls = false): Promise<LocalServer> {
  const certificate = hasTls ? await getCertificate(CERTIFICATE) : undefined
  const server = certificate
    ? createSecureServer({ cert: certificate, key: certificate, allowHTTP1: true })
    : createServer()
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    // HTTP/2 sends the host as `:authority`.
    const [authority] = [request.headers[':authority']].flat()
    if (authority) request.headers.host = authority
    serve(request, response).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  }
  server.on('request', answer as () => void)
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is in use. Stop the process that uses it, or choose another port: PORT=4281 npm start`,
            )
          : error,
      ),
    )
    server.listen(port, LOOPBACK, resolve)
  })
  return {
    origin: `http${hasTls ? 's' : ''}://${LOOPBACK}:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
