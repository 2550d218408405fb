import type { ReceiptMail } from '#contracts/calls/receipt-mail.ts'
import { sendContactEmail as contract, emailIn } from '#contracts/calls/send-contact-email.ts'
import { canBeAppointment } from '#contracts/forms/appointment-time.ts'
import { answerDay } from '#functions/days/answer-day.ts'
import { contactMails } from '#functions/emails/contact-mails.ts'
import { type ApiResponse, type Handler, type Log, refuse, refuseForNow } from '#functions/handler.ts'
import { operationIdOf, referenceFrom, requestIdOf } from '#functions/identifiers.ts'
import type { KeyedHash } from '#functions/keyed-hash.ts'
import { causeOf, deliver, type MailOutcome } from '#functions/mail/delivery.ts'
import type { MessageTokens } from '#functions/mail/message-token.ts'
import type { OpportunisticDelivery } from '#functions/mail/opportunistic-delivery.ts'
import type {
  CanReceiveMail,
  Company,
  DeliveryPorts,
  Lead,
  Leads,
  Mail,
  PendingMail,
} from '#functions/ports.ts'
import { isMailable } from './mailable.ts'
import { readVisitorRequest } from './visitor-request.ts'

interface Ports extends DeliveryPorts {
  leads: Leads
  canReceiveMail: CanReceiveMail
  company: Company
  hash: KeyedHash
  opportunistic: OpportunisticDelivery
  messageTokens: MessageTokens
}

/**
 * Stores what a visitor wrote, answers with its reference, and mails the team and the visitor.
 *
 * The answer is 200 as soon as the lead is stored: the outbox sends what cannot be sent at once. When the storage
 * is down the mail to the team is the last copy, and 503 follows only when that fails too; the visitor then gets no
 * receipt, because nobody can count the mails to a mailbox. Nor is there one for a domain that receives no mail.
 * A repeated message is answered like the first time, but with its token only under a key of the caller's own.
 */
export const sendContactEmail =
  (ports: Ports): Handler =>
  async (request) => {
    const read = readVisitorRequest(contract, request)
    if ('refused' in read) return read.refused
    const { form, key, language, consentVersion, suspicion, network, writtenAt } = read
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
        ports.opportunistic.noteFailure()
        return 'down' as const
      })
    // First: the DNS is asked for no network that has used up its limit, nor for any repetition, which is not counted.
    const seen = await unlessDown(ports.leads.look({ lead, clientId }))
    const hasDeadDomain = seen === null && email !== null && !(await isMailable(ports, email, log))
    const mails = contactMails(lead, ports.company, messageToken, { suspicion, hasDeadDomain })
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
      const teamHasIt = await sendUnstored(ports, `${id}:team`, mails.team)
      return teamHasIt ? accepted('none') : refuseForNow(language)
    }
    if (result.outcome === 'throttled')
      return refuse('throttled', { language, headers: { 'retry-after': String(result.retryAfterS) } })
    if (result.outcome === 'known' && result.bodyHash !== bodyHash) return refuse('keyReused', { language })
    if (suspicion) log('warn', 'lead-held', { leadId: id, suspicion })
    if (result.outcome === 'taken-back') return { ...accepted('none'), isTakenBack: true }
    if (result.outcome === 'known') {
      // Anybody can know the content of a message; the token opens it to those who hold the key of its attempt.
      const isAuthor = key !== null && !request.hasContentKey
      const { receipt, receivedAt: firstReceivedAt } = result
      return accepted(
        receipt,
        isAuthor ? ports.messageTokens.sign({ id, receivedAt: firstReceivedAt }) : undefined,
      )
    }

    const outcomes = await deliver(ports, result.leased, log, { asksFirst: ports.opportunistic.asksFirst() })
    // The mail service seems to be down: then other visitors' mails need not be tried either.
    const isWorking = outcomes.includes('sent')
    const answered = accepted(receiptAfter(result.leased, outcomes), messageToken)
    return isWorking ? { ...answered, afterwards: opportunistic(ports, log) } : answered
  }

/** Held, or beyond what its mailbox may have: then there is none among the leased. */
function receiptAfter(leased: readonly PendingMail[], outcomes: readonly MailOutcome[]): ReceiptMail {
  const outcome = outcomes[leased.findIndex(({ kind }) => kind === 'visitor')]
  if (outcome === undefined || outcome === 'buried' || outcome === 'dropped') return 'none'
  return outcome === 'sent' ? 'sent' : 'later'
}

const opportunistic = (ports: Ports, log: Log) => () => ports.opportunistic.deliver(log)

/** An earlier request may have done the same; the service is asked, because nobody else remembers. */
async function sendUnstored({ mailer }: DeliveryPorts, mailId: string, mail: Mail): Promise<boolean> {
  const operationId = operationIdOf(mailId)
  const status = await mailer.ask(operationId)
  if (status === 'running' || status === 'succeeded') return true
  // Without an answer the mail may be posted: the next attempt asks the service first.
  if (typeof status === 'object') return false
  return (await mailer.send(mail, operationId)).accepted
}
