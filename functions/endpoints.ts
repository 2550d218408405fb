import type { TokenCredential } from '@azure/identity'
import { health } from '#functions/calls/health.ts'
import { FORM_READER, JSON_READER } from '#functions/web/gate.ts'
import { register } from '#functions/web/http.ts'
import type { Env } from './config.ts'
import type { Handler, Log } from './handler.ts'
import type { Services } from './services.ts'

/**
 * Registers every endpoint without reading the settings, so that the app starts even if they are wrong. The first call
 * that needs the services reads the settings. If any are wrong, the call gets 503, and the health endpoint tells the
 * operator which ones.
 *
 * @param identity the managed identity of the app
 */
export function registerEndpoints(
  env: Env,
  identity: TokenCredential,
): { sweep: (log: Log) => Promise<unknown> } {
  let services: Services | undefined
  const load = async () => {
    if (!services) {
      const { createServices } = await import('./services.ts')
      services = createServices(env, identity)
    }
    return services
  }
  const handle =
    (handlerIn: (services: Services) => Handler): Handler =>
    async (request) =>
      handlerIn(await load())(request)
  const visitors = async () => {
    const { origins, trustedHops, pages } = await load()
    return { method: 'POST', origins, readers: [JSON_READER, FORM_READER], trustedHops, pages } as const
  }
  const team = async () => ({ ...(await visitors()), readers: [JSON_READER] }) as const
  const holders = async () => ({ ...(await visitors()), isLinked: true }) as const
  const operators = (method: 'GET' | 'POST') => async () =>
    ({ method, origins: [], readers: [], trustedHops: 0 }) as const

  const linked = async () => ({ ...(await operators('GET')()), isLinked: true }) as const

  register(
    '/api/send-contact-email',
    handle((its) => its.sendContactEmail),
    visitors,
  )
  register(
    '/api/notify-jsc-interest',
    handle((its) => its.notifyJscInterest),
    visitors,
  )
  register(
    '/api/confirm-waitlist',
    handle((its) => its.confirmWaitlist),
    visitors,
  )
  register(
    '/api/your-message',
    handle((its) => its.yourMessage),
    holders,
  )
  register(
    '/api/team-message',
    handle((its) => its.teamMessage),
    team,
  )
  register(
    '/api/outbox-sweep',
    handle((its) => its.outboxSweep),
    operators('POST'),
  )
  register(
    '/api/receipt',
    handle((its) => its.receipt),
    linked,
  )
  register('/api/health', health(load, env), operators('GET'))
  return { sweep: async (log) => (await load()).sweep(log) }
}
