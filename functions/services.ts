import { communicationEmail } from '#functions/adapters/communication-email.ts'
import { leadTable } from '#functions/adapters/lead-table.ts'
import { storedState } from '#functions/adapters/stored-state.ts'
import { tableLeads } from '#functions/adapters/table-leads.ts'
import { tableOutbox } from '#functions/adapters/table-outbox.ts'
import { tableSignUps } from '#functions/adapters/table-sign-ups.ts'
import { type Env, readConfig } from './config.ts'
import { confirmWaitlist } from './confirm-waitlist.ts'
import { keyedHash } from './keyed-hash.ts'
import { notifyJscInterest } from './notify-jsc-interest.ts'
import { optInTokens } from './opt-in-token.ts'
import { outboxSweep } from './outbox-sweep.ts'
import { passingDelivery } from './passing-delivery.ts'
import { sendContactEmail } from './send-contact-email.ts'

/**
 * Everything behind the gate, wired from the app settings.
 *
 * @throws {SettingsError}
 */
export function createServices(env: Env) {
  const config = readConfig(env)
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
  const ports = {
    ...delivery,
    leads: tableLeads(table, settings),
    tokens: optInTokens(config.tokenSecrets),
    passing: passingDelivery(delivery),
  }
  return {
    /** The origins whose pages may call. */
    origins: [config.publicOrigin, ...config.extraOrigins],
    sendContactEmail: sendContactEmail(ports),
    notifyJscInterest: notifyJscInterest(ports),
    confirmWaitlist: confirmWaitlist(ports),
    outboxSweep: outboxSweep(ports),
    storedState: () => storedState(table, now(), config.keepLeadsDays),
  }
}

export type Services = ReturnType<typeof createServices>
