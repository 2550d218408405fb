import { confirmWaitlist as confirmContract } from '#contracts/confirm-waitlist.ts'
import { notifyJscInterest as interestContract } from '#contracts/notify-jsc-interest.ts'
import { sendContactEmail as contactContract } from '#contracts/send-contact-email.ts'
import { communicationEmail } from '#functions/adapters/communication-email.ts'
import { leadTable } from '#functions/adapters/lead-table.ts'
import { storedState } from '#functions/adapters/stored-state.ts'
import { tableLeads } from '#functions/adapters/table-leads.ts'
import { tableOutbox } from '#functions/adapters/table-outbox.ts'
import { tableSignUps } from '#functions/adapters/table-sign-ups.ts'
import { type Config, type Env, readConfig } from './config.ts'
import { confirmWaitlist } from './confirm-waitlist.ts'
import type { GateRules } from './gate.ts'
import type { Handler } from './handler.ts'
import { health } from './health.ts'
import { register } from './http.ts'
import { keyedHash } from './keyed-hash.ts'
import { notifyJscInterest } from './notify-jsc-interest.ts'
import { optInTokens } from './opt-in-token.ts'
import { outboxSweep } from './outbox-sweep.ts'
import { passingDelivery } from './passing-delivery.ts'
import { sendContactEmail } from './send-contact-email.ts'

type Ports = ReturnType<typeof createPorts>

/**
 * Registers every endpoint, whatever the settings are: an app that fails while it loads has no function at all, and
 * nobody is told why. Settings are read with the first call; wrong ones answer 503, and the health names them.
 */
export function registerEndpoints(env: Env): { sweep: Handler } {
  let ports: Ports | undefined
  const portsOf = () => {
    ports ??= createPorts(readConfig(env))
    return ports
  }
  const lazily =
    (create: (ports: Ports) => Handler): Handler =>
    (request) => {
      handlers.set(create, handlers.get(create) ?? create(portsOf()))
      return (handlers.get(create) as Handler)(request)
    }
  const handlers = new Map<(ports: Ports) => Handler, Handler>()
  const visitors = (): GateRules => portsOf().visitorRules
  const operators = (method: 'GET' | 'POST') => (): GateRules => ({
    method,
    origins: [],
    requiresJson: false,
  })
  const sweep = lazily(outboxSweep)

  register(contactContract.path, lazily(sendContactEmail), visitors)
  register(interestContract.path, lazily(notifyJscInterest), visitors)
  register(confirmContract.path, lazily(confirmWaitlist), visitors)
  register('/api/outbox-sweep', sweep, operators('POST'))
  register('/api/health', health(portsOf, env), operators('GET'))
  return { sweep }
}

function createPorts(config: Config) {
  const now = () => new Date()
  const settings = { ...config, now, hash: keyedHash(config.idKey) }
  const table = leadTable(settings)
  const signUps = tableSignUps(table, settings)
  const delivery = {
    ...settings,
    signUps,
    outbox: tableOutbox(table, settings),
    mailer: communicationEmail(settings),
  }
  const visitorRules: GateRules = {
    method: 'POST',
    origins: [config.publicOrigin, ...config.extraOrigins],
    requiresJson: true,
  }
  return {
    ...delivery,
    leads: tableLeads(table, settings),
    tokens: optInTokens(config.tokenSecrets),
    passing: passingDelivery(delivery),
    storedState: () => storedState(table, now(), config.keepLeadsDays),
    visitorRules,
  }
}
