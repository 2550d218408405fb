import {
  yourMessage as contract,
  type MessageRequest,
  type MessageStatus,
  type MessageWish,
  type TalkOutcome,
} from '#contracts/calls/your-message.ts'
import { deletionDay } from '#contracts/values/deletion-day.ts'
import { answerDay } from '#functions/days/answer-day.ts'
import { contactMails } from '#functions/emails/contact-mails.ts'
import { takenBackNote } from '#functions/emails/taken-back.ts'
import { visitorCalendarFile } from '#functions/emails/talk-visitor.ts'
import type { ApiResponse, Log } from '#functions/handler.ts'
import { referenceFrom } from '#functions/identifiers.ts'
import type { Doubt } from '#functions/mail/doubt.ts'
import { entryIdOf } from '#functions/mail/talk-plan.ts'
import type {
  CanReceiveMail,
  DeliveryPorts,
  Lead,
  LeadPlace,
  Messages,
  PendingMail,
} from '#functions/ports.ts'
import { cancellationOf, type Talk, type TalkAct, upcomingTalk } from '#functions/talk.ts'
import { isMailable } from './mailable.ts'
import { changeTalk, NOWHERE, noteIfAllTaken, statusFor, type TalkPorts } from './talk-change.ts'
import { visitorCall } from './visitor-call.ts'
import { clientOf, refusalByNetwork } from './visitor-limit.ts'

interface Ports extends DeliveryPorts, TalkPorts {
  messages: Messages
  canReceiveMail: CanReceiveMail
  doubt: Doubt
}

/**
 * Shows the status of a message to the holder of its token, erases the message, or mails its receipt once more. A
 * forged token gets the same response as the token of an erased message, after the same work.
 */
export const yourMessage = visitorCall(contract, async (ports: Ports, { form, network }, { log }) => {
  const tooMany = await refusalByNetwork(ports.messages.throttle, clientOf(ports.hash, network))
  if (tooMany) return tooMany
  const place = ports.messageTokens.read(form.token) ?? NOWHERE
  const found = await ports.messages.find(place)
  if (!found) return { refused: 'messageUnknown' }
  const act = actOf(form)
  const work = act ? answerOn(act, form) : WORKS[form.wish as MessageWish]
  return (await work(ports, place, found, log)) ?? { refused: 'messageUnknown' }
})

type Found = NonNullable<Awaited<ReturnType<Messages['find']>>>
/** Resolves to null if the message has been erased in the meantime. */
type Work = (
  ports: Ports,
  place: LeadPlace,
  found: Found,
  log: Log,
) => Promise<{ body: ApiResponse['body']; queued?: readonly PendingMail[] } | null>

const show: Work = async (ports, _, found) => ({ body: { message: await messageFor(ports, found) } })

async function messageFor(
  ports: Ports,
  { lead, handedOverAt, talk, addressId }: Found,
): Promise<MessageStatus> {
  const { reference, receivedAt, form } = lead
  const { company, keepLeadsDays, hasTalks } = ports
  const upcoming = upcomingTalk(talk, ports.now())
  const isShown = hasTalks || upcoming !== null
  const message: MessageStatus = {
    reference,
    receivedAt: receivedAt.toISOString(),
    ...(handedOverAt && { handedOverAt: handedOverAt.toISOString() }),
    answerBy: answerDay(receivedAt, form.formType),
    deletedOn: deletionDay(receivedAt, keepLeadsDays),
    ...(isShown && { talk: await statusFor(ports, { lead, talk, addressId }) }),
    ...(isShown && needsPhone(lead, talk, '') && { needsPhone: true }),
    ...(upcoming && {
      calendar: visitorCalendarFile(lead, upcoming, company, entryIdOf(ports, lead.id, upcoming)),
    }),
  }
  return message
}

/** Returns what a request about the talk does; null for other requests. */
function actOf({ wish, start = '', phone = '' }: MessageRequest): TalkAct | null {
  if (wish === 'agree') return { type: 'agree', start: new Date(start).toISOString(), phone, by: 'visitor' }
  if (wish === 'decline') return { type: 'decline' }
  return wish === 'cancel-talk' ? { type: 'cancel', by: 'visitor' } : null
}

const answerOn =
  (act: TalkAct, { round = 0, line = '' }: MessageRequest): Work =>
  async (ports, place, { lead, talk }) => {
    const respond = async (outcome: TalkOutcome, queued: readonly PendingMail[] = []) => {
      const now = await ports.messages.find(place)
      return now && { body: { outcome, message: await messageFor(ports, now) }, queued }
    }
    if (!ports.hasTalks && act.type !== 'cancel') return respond('changed')
    if (act.type === 'agree' && talk.round === round && needsPhone(lead, talk, act.phone))
      return respond('phone-needed')
    const result = await changeTalk(ports, place, { act, round, line })
    if (result?.outcome === 'taken') await noteIfAllTaken(ports, place)
    return result && respond(result.outcome, result.queued)
  }

const needsPhone = ({ form }: Lead, { proposal, agreed }: Talk, phone: string): boolean =>
  proposal?.how.way === 'phone' && !('phone' in form && form.phone) && !agreed?.phone && !phone

const takeBack: Work = async (ports, place) => {
  const { messages, company } = ports
  const reference = referenceFrom(place.id)
  const queued = await messages.takeBack(place, (talk) => {
    const now = ports.now()
    const upcoming = upcomingTalk(talk, now)
    const cancelled = upcoming && cancellationOf(upcoming, now)
    return takenBackNote(
      reference,
      company,
      cancelled && { cancelled, uid: entryIdOf(ports, place.id, cancelled) },
    )
  })
  return queued && { body: {}, queued: [queued] }
}

const sendAgain: Work = async (ports, place, { lead }, log) => {
  const { visitor: receipt } = contactMails(lead, ports.company, ports.messageTokens.sign(place))
  const canBeSent = receipt && (await isMailable(ports, receipt.to, log))
  const result = canBeSent ? await ports.messages.sendAgain(place, receipt) : 'refused'
  if (result === null) return null
  if (result === 'refused') return { body: { receipt: 'none' } }
  return { body: { receipt: 'later' }, ...(result !== 'waiting' && { queued: [result] }) }
}

const WORKS: Record<MessageWish, Work> = { show, 'take-back': takeBack, 'send-again': sendAgain }
