import { createRequire } from 'node:module'
import type { AddressInfo, Server as NetServer } from 'node:net'
import path from 'node:path'

interface TableServer {
  httpServer: NetServer
  start(): Promise<void>
  close(): Promise<void>
}
type Constructor<Instance> = { default: new (...settings: unknown[]) => Instance }
interface Telemetry {
  AzuriteTelemetryClient: { init(location: string, enabled: boolean, environment?: unknown): void }
}

/**
 * Azurite's own command line takes no "any free port" and outlives its parent, so this process runs its server
 * itself, reports the port, and ends as soon as the parent is gone.
 */
const load = createRequire(import.meta.url)
const { default: Server } = load('azurite/dist/src/table/TableServer.js') as Constructor<TableServer>
const { default: Configuration } = load('azurite/dist/src/table/TableConfiguration.js') as Constructor<object>
const { AzuriteTelemetryClient } = load('azurite/dist/src/common/Telemetry.js') as Telemetry

const [location] = process.argv.slice(2)
const settings = {
  host: '127.0.0.1',
  port: 0,
  keepAliveSeconds: 5,
  file: path.join(location ?? '', 'tables.json'),
  debugLog: false,
  accessLog: false,
  accessLogStream: undefined,
  debugLogFile: undefined,
  loose: false,
  skipApiVersionCheck: true,
  certificate: '',
  certificateKey: '',
  certificatePassword: '',
  oauth: undefined,
  disableProductStyleUrl: true,
  inMemory: location === undefined,
}

AzuriteTelemetryClient.init(location ?? '', false)
const server = new Server(new Configuration(...Object.values(settings)))

let isClosing = false
async function close() {
  if (isClosing) return
  isClosing = true
  await server.close()
  process.exit()
}
process.on('disconnect', close)
process.on('SIGTERM', close)
// Ctrl-C reaches the whole process group; the parent still needs the storage while it puts things away.
process.on('SIGINT', () => {})

await server.start()
process.send?.((server.httpServer.address() as AddressInfo).port)
