import type { ReceiptMail } from '#contracts/calls/receipt-mail.ts'
import { sendContactEmail as contract, emailIn } from '#contracts/calls/send-contact-email.ts'
import { canBeAppointment } from '#contracts/forms/appointment-time.ts'
import { formTypeHasPageIn } from '#contracts/forms/forms.ts'
import { answerDay } from '#functions/days/answer-day.ts'
import { contactMails } from '#functions/emails/contact-mails.ts'
import { type ApiResponse, type Handler, refuse, refuseForNow } from '#functions/handler.ts'
import { referenceFrom, requestIdOf } from '#functions/identifiers.ts'
import type { KeyedHash } from '#functions/keyed-hash.ts'
import { causeOf, deliver, type MailOutcome } from '#functions/mail/delivery.ts'
import type { Doubt } from '#functions/mail/doubt.ts'
import type { MessageTokens } from '#functions/mail/message-token.ts'
import { sendUnstored } from '#functions/mail/unstored-mail.ts'
import type {
  CanReceiveMail,
  Company,
  DeliveryPorts,
  Lead,
  Leads,
  PendingMail,
  UnstoredLimit,
} from '#functions/ports.ts'
import { isMailable } from './mailable.ts'
import { readVisitorRequest } from './visitor-request.ts'

interface Ports extends DeliveryPorts {
  leads: Leads
  unstoredLimit: UnstoredLimit
  canReceiveMail: CanReceiveMail
  company: Company
  hash: KeyedHash
  doubt: Doubt
  messageTokens: MessageTokens
  teamTokens: MessageTokens
  hasTalks: boolean
}

/**
 * Stores the form, responds with its reference, and mails the team and the visitor.
 *
 * The response is 200 if the lead is stored; the outbox retries mails that cannot be sent at once. If the storage is
 * down, the mail to the team is the only copy, so the response is 503 if that mail fails too, or too many such mails
 * were sent. While the storage is down, visitors get no receipt, because the daily limit of the mailbox cannot be
 * checked.
 *
 * A domain that receives no mail gets no receipt. A repeated request gets the same reference. It gets the message token
 * only if it has an idempotency key and is not a native form post.
 */
export const sendContactEmail =
  (ports: Ports): Handler =>
  async (request) => {
    const read = readVisitorRequest(contract, request)
    if ('refused' in read) return read.refused
    const { form, key, consentVersion, suspicion, network, writtenAt } = read
    const language = formTypeHasPageIn(form.formType, read.language) ? read.language : 'en'
    const { log, receivedAt } = request
    const requested: { date?: string | undefined; time?: string | undefined } = 'date' in form ? form : {}
    if (!canBeAppointment(requested.date ?? '', requested.time ?? '', writtenAt))
      return refuse('malformed', { language })

    const bodyHash = ports.hash.form(form)
    const id = requestIdOf('lead', key, bodyHash, receivedAt)
    const lead: Lead = {
      id,
      reference: referenceFrom(id),
      form,
      bodyHash,
      language,
      consentVersion,
      receivedAt,
    }
    const clientId = network && ports.hash.network(network)
    const messageToken = ports.messageTokens.sign(lead)
    const email = emailIn(form)
    const unlessDown = <Result>(stored: Promise<Result>) =>
      stored.catch((error: unknown) => {
        log('error', 'storage-down', { leadId: id, ...causeOf(error) })
        ports.doubt.noteFailure()
        return 'down' as const
      })
    // Look up the lead first, so that a repeated request does not count against the limit. Known leads, and networks
    // that are known to be over their limit, cause no DNS lookup.
    const seen = await unlessDown(ports.leads.look({ lead, clientId }))
    const hasDeadDomain = seen === null && email !== null && !(await isMailable(ports, email, log))
    const mails = contactMails(
      lead,
      ports.company,
      messageToken,
      { suspicion, hasDeadDomain },
      ports.hasTalks ? ports.teamTokens.sign(lead) : null,
    )
    const accepted = (receipt: ReceiptMail, token?: string): ApiResponse => ({
      status: 200,
      body: {
        reference: lead.reference,
        answerBy: answerDay(receivedAt, form.formType),
        receipt,
        ...(token && { messageToken: token }),
      },
    })

    const result = seen ?? (await unlessDown(ports.leads.store({ lead, mails, clientId, suspicion })))
    if (result === 'down') {
      const sent = await sendUnstored(ports, { id: `${id}:team`, mail: mails.team, clientId }, log)
      return sent === 'sent' ? accepted('none') : refuseForNow(language, sent.retryAfterS)
    }
    if (result.outcome === 'throttled')
      return refuse('throttled', { language, headers: { 'retry-after': String(result.retryAfterS) } })
    if (result.outcome === 'known' && result.bodyHash !== bodyHash) return refuse('keyReused', { language })
    if (suspicion) log('warn', 'lead-held', { leadId: id, suspicion })
    if (result.outcome === 'taken-back') return { ...accepted('none'), isTakenBack: true }
    if (result.outcome === 'known') {
      // Without a random key, as in native form posts, the id comes from the content, which other people may know. So
      // only a caller with the random key of the first attempt gets the token.
      const isAuthor = key !== null && !request.isNativePost
      const { receipt, receivedAt: firstReceivedAt } = result
      return accepted(
        receipt,
        isAuthor ? ports.messageTokens.sign({ id, receivedAt: firstReceivedAt }) : undefined,
      )
    }

    const outcomes = await deliver(ports, result.leased, log, { checksFirst: ports.doubt.checksFirst() })
    return accepted(receiptAfter(result.leased, outcomes), messageToken)
  }

/**
 * Returns the state of the receipt after the first attempt. It is `none` if the receipt was dropped or became a dead
 * letter, is held because of a suspected bot, or does not exist.
 */
function receiptAfter(leased: readonly PendingMail[], outcomes: readonly MailOutcome[]): ReceiptMail {
  const outcome = outcomes[leased.findIndex(({ kind }) => kind === 'visitor')]
  if (outcome === undefined || outcome === 'buried' || outcome === 'dropped') return 'none'
  return outcome === 'sent' ? 'sent' : 'later'
}
