/*
 * Runs the functions in a process of their own, which the crash test kills. Its clock runs ahead by `aheadMs`, which
 * the parent process increases so that hours pass without waiting.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createFunctionsHost } from '#local/functions-host.ts'

let aheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0)
const RealDate = Date
globalThis.Date = class extends RealDate {
  constructor(...fields: unknown[]) {
    super(...((fields.length === 0 ? [RealDate.now() + aheadMs] : fields) as [number]))
  }
  static override now() {
    return RealDate.now() + aheadMs
  }
} as DateConstructor

const host = await createFunctionsHost(process.env.APP_DIR ?? '', process.env, () => {})
const server = createServer(host.handle)
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
process.on('message', (ahead: number) => {
  aheadMs = ahead
})
process.on('disconnect', () => process.exit())
