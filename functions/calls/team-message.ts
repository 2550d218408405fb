import type { SuccessOf } from '#contracts/calls/endpoint.ts'
import { emailIn } from '#contracts/calls/send-contact-email.ts'
import {
  teamMessage as contract,
  type TeamMessage,
  type TeamOutcome,
  type TeamRequest,
} from '#contracts/calls/team-message.ts'
import { deletionDay } from '#contracts/values/deletion-day.ts'
import { dayInBerlin, dayInWords, existsInCalendar } from '#contracts/values/german-time.ts'
import { refusedTime, talkDays } from '#functions/days/talk-days.ts'
import { codeMail } from '#functions/emails/talk-team.ts'
import { proposalMail } from '#functions/emails/talk-visitor.ts'
import type { Log } from '#functions/handler.ts'
import { referenceFrom } from '#functions/identifiers.ts'
import type { DeviceTokens } from '#functions/mail/device-token.ts'
import type { Doubt } from '#functions/mail/doubt.ts'
import { visitorMailPorts } from '#functions/mail/talk-plan.ts'
import type { CanReceiveMail, DeliveryPorts, Lead, PendingMail, StoredTalk } from '#functions/ports.ts'
import { type Proposal, type TalkAct, upcomingTalk } from '#functions/talk.ts'
import { isMailable } from './mailable.ts'
import { changeTalk, NOWHERE, statusFor, type TalkPorts } from './talk-change.ts'
import { visitorCall } from './visitor-call.ts'
import { clientOf, refusalByNetwork } from './visitor-limit.ts'

interface Ports extends DeliveryPorts, TalkPorts {
  canReceiveMail: CanReceiveMail
  devices: DeviceTokens
  /** Returns six random digits. */
  digits: () => string
  doubt: Doubt
}

type Body = SuccessOf<typeof contract>
type Answer =
  | { body: Body; queued?: readonly PendingMail[] }
  | { refused: 'throttled'; headers: Record<string, string> }

/**
 * Answers the team's requests about one message. The link alone shows the status. A device that has proved to read the
 * team's mailbox may act; its network is not limited.
 */
export const teamMessage = visitorCall(
  contract,
  async (ports: Ports, { form, network }, { receivedAt, log }) => {
    const isProved = 'device' in form && ports.devices.isValid(form.device, receivedAt)
    const tooMany = !isProved && (await refusalByNetwork(ports.talks.throttle, clientOf(ports.hash, network)))
    if (tooMany) return tooMany
    const place = ports.teamTokens.read(form.token) ?? NOWHERE
    const stored = await ports.talks.find(place)
    // If talks are turned off, the page exists only for what was agreed before.
    if (!stored || (!ports.hasTalks && upcomingTalk(stored.talk, receivedAt) === null))
      return { refused: 'messageUnknown' }
    const answer = await answerTo(ports, form, stored, { isProved, at: receivedAt, log })
    return answer ?? { refused: 'messageUnknown' }
  },
)

interface Circumstances {
  isProved: boolean
  at: Date
  log: Log
}

/** Returns null if the message has been erased in the meantime. */
async function answerTo(
  ports: Ports,
  form: TeamRequest,
  stored: StoredTalk,
  { isProved, at, log }: Circumstances,
): Promise<Answer | null> {
  const { lead } = stored
  if (form.wish === 'know-device') return knowDevice(ports, lead, form.digits, at)
  if (!isProved)
    return { body: { outcome: 'unknown-device', message: await messageFor(ports, stored, false) } }
  const respond = async (outcome: TeamOutcome, more: Body = {}, queued: readonly PendingMail[] = []) => {
    const now = await ports.talks.find(lead)
    return now && { body: { ...more, outcome, message: await messageFor(ports, now, true) }, queued }
  }
  if (form.wish === 'show') return respond('done')
  if (form.wish === 'preview' || form.wish === 'propose') {
    const refused = await refusalOf(ports, form.times, stored, at)
    if (refused) return respond('time-refused', { refused })
    const proposal: Proposal = {
      times: form.times.map((start) => new Date(start).toISOString()).toSorted(),
      how: form.how,
      line: form.line ?? '',
    }
    const email = emailIn(lead.form)
    if (email === null || !(await isMailable(ports, email, log))) return respond('unreachable')
    if (form.wish === 'preview') return respond('done', { preview: previewOf(ports, stored, proposal) })
    return carryOut({ type: 'propose', proposal }, form.round)
  }
  const [act, line] = actOf(form)
  return carryOut(act, form.round, line)

  async function carryOut(act: TalkAct, round: number, line = '') {
    // If talks are turned off, what was agreed can only be cancelled.
    if (!ports.hasTalks && act.type !== 'cancel') return respond('changed')
    const result = await changeTalk(ports, lead, { act, round, line })
    return result && respond(result.outcome, {}, result.queued)
  }
}

type ActRequest = Exclude<TeamRequest, { wish: 'show' | 'know-device' | 'preview' | 'propose' }>

function actOf(form: ActRequest): [act: TalkAct, line?: string] {
  switch (form.wish) {
    case 'withdraw':
      return [{ type: 'withdraw' }]
    case 'agreed-by-mail':
      return [{ type: 'agree', start: form.start, phone: '', by: 'team' }]
    case 'change-way':
      return [{ type: 'changeWay', how: form.how }]
    case 'cancel':
      return [{ type: 'cancel', by: 'team' }, form.line ?? '']
    case 'answered':
      return [{ type: 'markAnswered' }]
    case 'reopen':
      return [{ type: 'reopen' }]
  }
}

async function knowDevice(
  ports: Ports,
  lead: Lead,
  digits: string | undefined,
  at: Date,
): Promise<Answer | null> {
  if (digits === undefined) {
    const made = ports.digits()
    const mail = codeMail(referenceFrom(lead.id), made, ports.company)
    const result = await ports.talks.storeCode(lead, made, mail)
    if (result === null) return null
    if ('waitS' in result) return { refused: 'throttled', headers: { 'retry-after': String(result.waitS) } }
    return { body: { outcome: 'code-sent' }, queued: [result] }
  }
  const result = await ports.talks.checkCode(lead, digits)
  if (result !== 'right') return { body: { outcome: result === 'wrong' ? 'code-refused' : 'code-expired' } }
  const stored = await ports.talks.find(lead)
  if (!stored) return null
  return {
    body: { outcome: 'done', device: ports.devices.sign(at), message: await messageFor(ports, stored, true) },
  }
}

async function refusalOf(
  ports: Ports,
  times: readonly string[],
  { lead }: StoredTalk,
  now: Date,
): Promise<Body['refused'] | null> {
  const deletedOn = deletionDay(lead.receivedAt, ports.keepLeadsDays)
  const refused = refusedTime(times, { now, deletedOn })
  if (refused) return refused
  const starts = times.map((start) => new Date(start).toISOString())
  const free = await ports.talks.free(lead, starts)
  const taken = starts.find((start) => !free.includes(start))
  return taken === undefined ? null : { start: taken, because: 'taken' }
}

/** The mail as the visitor would get it, without the token of the link. */
function previewOf(
  ports: Ports,
  { lead, talk }: StoredTalk,
  proposal: Proposal,
): NonNullable<Body['preview']> {
  const upcoming = upcomingTalk(talk, ports.now())
  const messageUrl = new URL('/your-message', ports.company.publicOrigin).href
  const { subject, text } = proposalMail(lead, proposal, upcoming, {
    ...visitorMailPorts(ports, lead, upcoming),
    messageUrl,
  })
  return { subject, text }
}

/** To a device without proof, shows nothing that the visitor does not know, and no link to a video call. */
async function messageFor(ports: Ports, stored: StoredTalk, isProved: boolean): Promise<TeamMessage> {
  const { lead, talk } = stored
  const { form, language, reference, receivedAt } = lead
  const { keepLeadsDays, hasTalks } = ports
  const requestedDay = requestedDayIn(lead)
  const limits = { now: ports.now(), deletedOn: deletionDay(receivedAt, keepLeadsDays) }
  const { proposal, agreed, ...status } = await statusFor(ports, stored)
  return {
    reference,
    form: form.formType,
    language,
    receivedAt: receivedAt.toISOString(),
    ...(requestedDay && { requestedDay }),
    hasPhone: 'phone' in form && Boolean(form.phone),
    ...(talk.dueOn && { dueOn: talk.dueOn }),
    isUndelivered: talk.isUndelivered,
    others: isProved ? [...(await ports.talks.othersOf(stored))] : [],
    days: isProved && hasTalks ? talkDays(limits) : [],
    talk: isProved ? { ...status, ...(proposal && { proposal }), ...(agreed && { agreed }) } : status,
  }
}

const YEARS_AHEAD_DAYS = 2 * 366

/** The day that the visitor chose in a calendar. The contact form sends it in words; free text is not shown. */
function requestedDayIn({ form, language, receivedAt }: Lead): string | null {
  const text = 'date' in form ? form.date : 'appointmentDate' in form ? form.appointmentDate : undefined
  if (!text) return null
  if (existsInCalendar(text)) return text
  const noon = Date.parse(`${dayInBerlin(receivedAt)}T12:00:00Z`)
  for (let ahead = 0; ahead <= YEARS_AHEAD_DAYS; ahead += 1) {
    const day = new Date(noon + ahead * 86_400_000).toISOString().slice(0, 10)
    if (dayInWords(day, language) === text) return day
  }
  return null
}
