import { randomUUID } from 'node:crypto'
import { leadRecords } from '#functions/adapters/lead-records.ts'
import type { SearchableTable } from '#functions/adapters/lead-table.ts'
import { tableLeads } from '#functions/adapters/table-leads.ts'
import { tableMessages } from '#functions/adapters/table-messages.ts'
import { tableMornings } from '#functions/adapters/table-mornings.ts'
import { tableOutbox } from '#functions/adapters/table-outbox.ts'
import { tableSignUps } from '#functions/adapters/table-sign-ups.ts'
import { contactMails } from '#functions/emails/contact-mails.ts'
import { referenceFrom } from '#functions/identifiers.ts'
import { keyedHash } from '#functions/keyed-hash.ts'
import type { Arrival, Lead, PendingMail, SignUpRequest, StoreResult } from '#functions/ports.ts'
import { ID_KEY } from './app-settings.ts'
import { FORMS } from './bodies.ts'
import { COMPANY, leadOf } from './sample-mails.ts'

export const hash = keyedHash(ID_KEY)

const SETTINGS = {
  leaseMs: 60_000,
  postsPerClient: 1_000,
  postsPerClientInAnHour: 1_000,
  mailsPerMailbox: 1_000,
  keepLeadsDays: 184,
  hasTalks: true,
  talksAtOnce: 1,
}

export function adaptersOn(
  table: SearchableTable,
  start = new Date(),
  overrides: Partial<typeof SETTINGS> = {},
) {
  const clock = { now: start }
  const settings = {
    ...SETTINGS,
    ...overrides,
    hash,
    now: () => clock.now,
    random: Math.random,
    instance: randomUUID(),
  }
  return {
    clock,
    table,
    outbox: tableOutbox(table, settings),
    leads: tableLeads(table, settings),
    messages: tableMessages(table, settings),
    signUps: tableSignUps(table, settings),
    mornings: tableMornings(table, settings),
    records: leadRecords({ ...settings, table, mailer: { statusOf: async () => 'unknown' } }),
  }
}

export const leasedIn = (result: StoreResult): PendingMail[] =>
  result.outcome === 'stored' ? result.leased : []

const { email: _, ...withoutAddress } = FORMS.contact
export const WITHOUT_ADDRESS = withoutAddress as Lead['form']

export function arrivalOf(receivedAt: Date, form: Lead['form'] = FORMS.contact): Arrival {
  const id = randomUUID()
  const lead: Lead = { ...leadOf(form, 'en'), id, reference: referenceFrom(id), receivedAt }
  return { lead, mails: contactMails(lead, COMPANY, 'a token'), clientId: null, suspicion: null }
}

export const signUpAt = (
  requestedAt: Date,
  suspicion: SignUpRequest['suspicion'],
  email = 'jane@visitor.example',
): SignUpRequest => ({
  signUp: {
    addressId: hash.address(email),
    requestId: randomUUID(),
    email,
    language: 'en',
    requestedAt,
    textVersion: '1',
    clientId: null,
  },
  bodyHash: 'hash',
  mail: { to: email, replyTo: COMPANY.contactEmail, subject: 'S', text: 'T', html: 'H' },
  suspicion,
})
