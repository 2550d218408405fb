import type { MessageStatus } from '#contracts/calls/your-message.ts'
import { yourMessage as contract } from '#contracts/calls/your-message.ts'
import { dayInBerlin } from '#contracts/values/german-time.ts'
import { answerDay } from '#functions/days/answer-day.ts'
import { contactMails } from '#functions/emails/contact-mails.ts'
import { takenBackNote } from '#functions/emails/taken-back.ts'
import type { ApiResponse, Log } from '#functions/handler.ts'
import { referenceFrom } from '#functions/identifiers.ts'
import type { KeyedHash } from '#functions/keyed-hash.ts'
import type { Doubt } from '#functions/mail/doubt.ts'
import type { MessageTokens } from '#functions/mail/message-token.ts'
import type {
  CanReceiveMail,
  Company,
  DeliveryPorts,
  LeadPlace,
  Messages,
  PendingMail,
} from '#functions/ports.ts'
import { isMailable } from './mailable.ts'
import { visitorCall } from './visitor-call.ts'
import { clientOf, refusalByNetwork } from './visitor-limit.ts'

interface Ports extends DeliveryPorts {
  messages: Messages
  canReceiveMail: CanReceiveMail
  hash: KeyedHash
  messageTokens: MessageTokens
  company: Company
  keepLeadsDays: number
  doubt: Doubt
}

const DAY_MS = 86_400_000
/**
 * Place that is looked up for a forged token. No lead is stored there, so the storage access is the same as for an
 * erased lead.
 */
const NOWHERE: LeadPlace = { id: 'nobody', receivedAt: new Date(0) }

/**
 * Shows the status of a message to the holder of its token, erases the message, or mails its receipt once more. A
 * forged token gets the same response as the token of an erased message, after the same work.
 */
export const yourMessage = visitorCall(contract, async (ports: Ports, { form, network }, { log }) => {
  const tooMany = await refusalByNetwork(ports.messages.throttle, clientOf(ports.hash, network), log)
  if (tooMany) return tooMany
  const place = ports.messageTokens.read(form.token) ?? NOWHERE
  const works: Partial<Record<typeof form.wish, Work>> = {
    show,
    'take-back': takeBack,
    'send-again': sendAgain,
  }
  const work = works[form.wish]
  if (!work) return { refused: 'malformed' }
  const found = await ports.messages.find(place)
  return (found && (await work(ports, place, found, log))) ?? { refused: 'messageUnknown' }
})

type Found = NonNullable<Awaited<ReturnType<Messages['find']>>>
/** Resolves to null if the message was erased meanwhile. */
type Work = (
  ports: Ports,
  place: LeadPlace,
  found: Found,
  log: Log,
) => Promise<{ body: ApiResponse['body']; queued?: PendingMail } | null>

const show: Work = async ({ keepLeadsDays }, _, { lead, handedOverAt }) => {
  const { reference, receivedAt, form } = lead
  const message: MessageStatus = {
    reference,
    receivedAt: receivedAt.toISOString(),
    ...(handedOverAt && { handedOverAt: handedOverAt.toISOString() }),
    answerBy: answerDay(receivedAt, form.formType),
    deletedOn: dayInBerlin(new Date(receivedAt.getTime() + keepLeadsDays * DAY_MS)),
  }
  return { body: { message } }
}

const takeBack: Work = async ({ messages, company }, place) => {
  const reference = referenceFrom(place.id)
  const queued = await messages.takeBack(place, takenBackNote(reference, company))
  return queued && { body: {}, queued }
}

const sendAgain: Work = async (ports, place, { lead }, log) => {
  const { visitor: receipt } = contactMails(lead, ports.company, ports.messageTokens.sign(place))
  const canBeSent = receipt && (await isMailable(ports, receipt.to, log))
  const result = canBeSent ? await ports.messages.sendAgain(place, receipt) : 'refused'
  if (result === null) return null
  if (result === 'refused') return { body: { receipt: 'none' } }
  return { body: { receipt: 'later' }, ...(result !== 'waiting' && { queued: result }) }
}
