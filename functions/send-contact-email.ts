import { setTimeout } from 'node:timers/promises'
import { UUID_PATTERN } from '#contracts/headers.ts'
import type { Language } from '#contracts/language.ts'
import { type ContactEmail, sendContactEmail as contract } from '#contracts/send-contact-email.ts'
import { contactMails } from '#functions/emails/contact-mails.ts'
import { plainLine } from '#functions/emails/letter.ts'
import { deliver, deliverDue } from './delivery.ts'
import { type ApiRequest, type ApiResponse, type Handler, type Log, refuse } from './handler.ts'
import { operationIdOf, referenceFrom, sha256, uuidFrom } from './identifiers.ts'
import type { Audience, DeliveryPorts, House, Lead, Mail, StoreResult } from './ports.ts'

const REPEAT_WINDOW_MS = 600_000
const PASSING_LIMIT = 3
const PASSING_TIMEOUT_MS = 2_000

/**
 * Stores what a visitor wrote, answers with its reference, and mails the team and the visitor.
 *
 * The answer is 200 as soon as the lead is stored: the outbox sends what cannot be sent at once. When the storage
 * is down the mail to the team is the last copy, and 503 follows only when that fails too.
 */
export const sendContactEmail =
  (ports: DeliveryPorts & { house: House }): Handler =>
  async (request) => {
    const form = contract.request.safeParse(request.body)
    const key = request.headers.idempotencyKey
    if (!form.success || (key !== null && !UUID_PATTERN.test(key))) return refuse('malformed')

    const lead = leadFrom(form.data, request)
    const mails = contactMails(lead, ports.house)
    const accepted: ApiResponse = { status: 200, body: { reference: lead.reference } }

    let result: StoreResult
    try {
      result = await ports.outbox.store(lead, mails)
    } catch {
      request.log('error', 'storage-down', { leadId: lead.id })
      const teamHasIt = await sendUnstored(ports, lead, mails)
      return teamHasIt ? accepted : refuse('unavailable', { headers: { 'retry-after': '30' } })
    }
    if (!result.stored && result.bodyHash !== lead.bodyHash) return refuse('keyReused')
    if (result.stored) {
      const outcomes = await Promise.all(result.leased.map((mail) => deliver(ports, mail, request.log)))
      // The mail service seems to be down: this visitor need not wait for other visitors' mails.
      if (!outcomes.includes('sent')) return accepted
    }
    await deliverInPassing(ports, request.log)
    return accepted
  }

function leadFrom(form: ContactEmail, { headers, receivedAt }: ApiRequest): Lead {
  const bodyHash = sha256(JSON.stringify(form))
  const repeatWindow = Math.floor(receivedAt.getTime() / REPEAT_WINDOW_MS)
  const id = uuidFrom(`lead:${headers.idempotencyKey?.toLowerCase() ?? `${bodyHash}:${repeatWindow}`}`)
  const language: Language = /^de\b/i.test(headers.contentLanguage ?? '') ? 'de' : 'en'
  const consentVersion = plainLine(headers.consentVersion ?? '', 40) || null
  return { id, reference: referenceFrom(id), form, bodyHash, language, consentVersion, receivedAt }
}

async function sendUnstored(
  { mailer, sendTimeoutMs }: DeliveryPorts,
  lead: Lead,
  mails: Record<Audience, Mail>,
): Promise<boolean> {
  const send = (audience: Audience) =>
    mailer.send(mails[audience], operationIdOf(lead.id, audience), sendTimeoutMs)
  const [team] = await Promise.all([send('team'), send('visitor')])
  return team.accepted
}

/** Every visitor helps a few delayed mails on their way, but never waits long for them nor meets their failure. */
async function deliverInPassing(ports: DeliveryPorts, log: Log): Promise<void> {
  const delivery = deliverDue(ports, PASSING_LIMIT, log, PASSING_TIMEOUT_MS).catch(() =>
    log('warn', 'outbox-unreadable'),
  )
  await Promise.race([delivery, setTimeout(PASSING_TIMEOUT_MS, undefined, { ref: false })])
}
