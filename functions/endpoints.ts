import type { TokenCredential } from '@azure/identity'
import { health } from '#functions/calls/health.ts'
import { FORM_READER, JSON_READER } from '#functions/web/gate.ts'
import { register } from '#functions/web/http.ts'
import type { Env } from './config.ts'
import type { Handler, Log } from './handler.ts'
import type { Services } from './services.ts'

type RulesOf = Parameters<typeof register>[2]

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
  const visitors = async () => {
    const { origins, trustedHops, pages } = await load()
    return { method: 'POST', origins, readers: [JSON_READER, FORM_READER], trustedHops, pages } as const
  }
  const team = async () => ({ ...(await visitors()), readers: [JSON_READER] }) as const
  const holders = async () => ({ ...(await visitors()), isLinked: true }) as const
  const operators = (method: 'GET' | 'POST') => async () =>
    ({ method, origins: [], readers: [], trustedHops: 0 }) as const

  const linked = async () => ({ ...(await operators('GET')()), isLinked: true }) as const

  const rows: [path: `/api/${string}`, handlerIn: (services: Services) => Handler, rulesOf: RulesOf][] = [
    ['/api/send-contact-email', ({ sendContactEmail }) => sendContactEmail, visitors],
    ['/api/notify-jsc-interest', ({ notifyJscInterest }) => notifyJscInterest, visitors],
    ['/api/confirm-waitlist', ({ confirmWaitlist }) => confirmWaitlist, visitors],
    ['/api/your-message', ({ yourMessage }) => yourMessage, holders],
    ['/api/team-message', ({ teamMessage }) => teamMessage, team],
    ['/api/outbox-sweep', ({ outboxSweep }) => outboxSweep, operators('POST')],
    ['/api/receipt', ({ receipt }) => receipt, linked],
  ]
  for (const [path, handlerIn, rulesOf] of rows)
    register(path, async (request) => handlerIn(await load())(request), rulesOf)
  register('/api/health', health(load, env), operators('GET'))
  return { sweep: async (log) => (await load()).sweep(log) }
}
