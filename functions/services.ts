import { randomInt, randomUUID } from 'node:crypto'
import factDates from 'virtual:fact-dates'
import mailBranding from 'virtual:mail-branding'
import type { TokenCredential } from '@azure/identity'
import { languageOf } from '#contracts/values/language.ts'
import { azureLeadTable } from '#functions/adapters/azure-lead-table.ts'
import { communicationEmail } from '#functions/adapters/communication-email.ts'
import type { LeadTable } from '#functions/adapters/lead-table.ts'
import { unstoredLimit } from '#functions/adapters/limits.ts'
import { dnsReception, localReception } from '#functions/adapters/mail-reception.ts'
import { storedState } from '#functions/adapters/stored-state.ts'
import { tableLeads } from '#functions/adapters/table-leads.ts'
import { tableMessages } from '#functions/adapters/table-messages.ts'
import { tableMornings } from '#functions/adapters/table-mornings.ts'
import { tableOutbox } from '#functions/adapters/table-outbox.ts'
import { tableSignUps } from '#functions/adapters/table-sign-ups.ts'
import { tableTalks } from '#functions/adapters/table-talks.ts'
import { confirmWaitlist } from '#functions/calls/confirm-waitlist.ts'
import { notifyJscInterest } from '#functions/calls/notify-jsc-interest.ts'
import { outboxSweep, sweep } from '#functions/calls/outbox-sweep.ts'
import { sendContactEmail } from '#functions/calls/send-contact-email.ts'
import { teamMessage } from '#functions/calls/team-message.ts'
import { yourMessage } from '#functions/calls/your-message.ts'
import { deviceTokens } from '#functions/mail/device-token.ts'
import { doubt } from '#functions/mail/doubt.ts'
import { messageTokens, teamTokens } from '#functions/mail/message-token.ts'
import { optInTokens } from '#functions/mail/opt-in-token.ts'
import { talkMails } from '#functions/mail/talk-mails.ts'
import { writtenAnswerPage } from '#functions/web/answer-page-file.ts'
import { pageAnswers, type ReadAnswerPage } from '#functions/web/page-answers.ts'
import { receiptLinks } from '#functions/web/receipt-link.ts'
import { type Config, type Env, readConfig } from './config.ts'
import type { Handler, Log } from './handler.ts'
import { requestIdOf } from './identifiers.ts'
import { keyedHash } from './keyed-hash.ts'
import type { CanReceiveMail, Mailer } from './ports.ts'

/** External dependencies; replaced in tests. */
export interface World {
  table: LeadTable
  mailer: Mailer
  canReceiveMail: CanReceiveMail
  /** Reads the page that answers native form posts; by default, from a file beside the bundle. */
  page?: ReadAnswerPage
  now: () => Date
  /** Returns numbers from 0 up to but excluding 1. */
  random: () => number
  instance: string
}

/**
 * Wires the services from the app settings.
 *
 * @param identity authorises calls to storage and e-mail if the settings have no connection string for them
 * @throws {SettingsError}
 */
export function createServices(env: Env, identity: TokenCredential) {
  const config = readConfig(env)
  const now = () => new Date()
  return wireServices(config, {
    table: azureLeadTable({ ...config, credential: identity }),
    mailer: communicationEmail({ ...config, credential: identity, now, pictures: mailBranding.pictures }),
    canReceiveMail: config.allowInsecureConnection ? localReception : dnsReception(),
    now,
    random: Math.random,
    instance: randomUUID(),
  })
}

export function wireServices(config: Config, world: World) {
  const { table, mailer, now } = world
  const settings = { ...config, ...world, hash: keyedHash(config.idKey) }
  const signUps = tableSignUps(table, settings)
  const talks = tableTalks(table, settings)
  const planning = {
    hash: settings.hash,
    company: { ...config, ...mailBranding },
    messageTokens: messageTokens(config.idKey),
    teamTokens: teamTokens(config.idKey),
    talks,
    now,
  }
  const delivery = {
    ...settings,
    mailer,
    signUps,
    talkMails: talkMails(planning),
    outbox: tableOutbox(table, settings),
  }
  const ports = {
    ...delivery,
    ...planning,
    devices: deviceTokens(config.tokenSecrets[0]),
    digits: () => String(randomInt(1_000_000)).padStart(6, '0'),
    leads: tableLeads(table, settings),
    unstoredLimit: unstoredLimit(settings),
    messages: tableMessages(table, settings),
    tokens: optInTokens(config.tokenSecrets, config.idKey),
    doubt: doubt(now),
    mornings: tableMornings(table, settings),
    factDates: factDates.ends,
    release: factDates,
  }
  const isStored = (key: string, at: Date) => ports.leads.isStored(requestIdOf('lead', key, '', at), at)
  const pages = pageAnswers({
    isStored,
    page: world.page ?? writtenAnswerPage,
    hash: settings.hash,
    receipts: receiptLinks(config.tokenSecrets),
  })
  const receipt: Handler = ({ query = new URLSearchParams(), header, receivedAt }) =>
    pages.receipt(query, languageOf(header('accept-language')), receivedAt)
  return {
    origins: [config.publicOrigin, ...config.extraOrigins],
    trustedHops: config.trustedHops,
    areAlertsOn: config.areAlertsOn,
    pages,
    receipt,
    sendContactEmail: sendContactEmail(ports),
    notifyJscInterest: notifyJscInterest(ports),
    confirmWaitlist: confirmWaitlist(ports),
    yourMessage: yourMessage(ports),
    teamMessage: teamMessage(ports),
    outboxSweep: outboxSweep(ports),
    sweep: (log: Log) => sweep(ports, log),
    storedState: () => storedState(table, now()),
  }
}

export type Services = ReturnType<typeof createServices>
