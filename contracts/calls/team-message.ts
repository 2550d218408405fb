import * as z from 'zod/mini'
import { DAY } from '#contracts/values/german-time.ts'
import { LANGUAGES } from '#contracts/values/language.ts'
import { LIMITS } from '#contracts/values/limits.ts'
import { TIMES_LIMIT } from '#contracts/values/talk-times.ts'
import { endpoint } from './endpoint.ts'
import { token } from './link-token.ts'
import { startTime, talkLine, talkStatus, talkWay } from './talk-status.ts'

const round = z.int().check(z.gte(0))
/** Proof that a device can read the team's mailbox; absent if the device has none. */
const device = z.optional(z.string().check(z.maxLength(LIMITS.token)))
const onRound = { token, device, round }
const proposal = {
  times: z.array(startTime).check(z.minLength(1), z.maxLength(TIMES_LIMIT)),
  how: talkWay,
  line: talkLine,
}

/**
 * Requests of the team about one message. Anybody with the link from the team's mail can make the first two; all others
 * need the proof of a device.
 *
 * - `show`: returns the status and changes nothing.
 * - `know-device`: without `digits`, mails six digits to the team's mailbox. With the right digits, returns the proof.
 * - `preview`: returns the mail that `propose` would send, and changes nothing.
 * - `propose`: proposes times to the visitor, and replaces an open proposal.
 * - `withdraw`: withdraws the open proposal.
 * - `agreed-by-mail`: agrees one of the proposed times for a visitor who answered by mail or phone.
 * - `change-way`: changes how both sides meet, without a new agreement.
 * - `cancel`: cancels the agreed talk.
 * - `answered`: notes that the team has answered by other means. Closes an open proposal.
 * - `reopen`: notes that the message needs another answer.
 */
const request = z.discriminatedUnion('wish', [
  z.object({ wish: z.literal('show'), token, device }),
  z.object({
    wish: z.literal('know-device'),
    token,
    digits: z.optional(z.string().check(z.regex(/^\d{6}$/))),
  }),
  z.object({ wish: z.literal('preview'), ...onRound, ...proposal }),
  z.object({ wish: z.literal('propose'), ...onRound, ...proposal }),
  z.object({ wish: z.literal('withdraw'), ...onRound }),
  z.object({ wish: z.literal('agreed-by-mail'), ...onRound, start: startTime }),
  z.object({ wish: z.literal('change-way'), ...onRound, how: talkWay }),
  z.object({ wish: z.literal('cancel'), ...onRound, line: talkLine }),
  z.object({ wish: z.literal('answered'), ...onRound }),
  z.object({ wish: z.literal('reopen'), ...onRound }),
])
export type TeamRequest = z.input<typeof request>

/** Status of a message for the team. It contains nothing that the visitor typed. Days are German time. */
const teamMessageStatus = z.object({
  reference: z.string(),
  form: z.enum(['appointment', 'contact', 'consultation', 'free-visa-case']),
  language: z.enum(LANGUAGES),
  receivedAt: z.string(),
  /** The day that the visitor asked for; absent if there is none, or if it was not chosen in a calendar. */
  requestedDay: z.optional(z.string().check(z.regex(DAY))),
  hasPhone: z.boolean(),
  /** The day by which the team has to act; absent if it is not the team's turn. */
  dueOn: z.optional(z.string().check(z.regex(DAY))),
  /** True if the mail with the proposal could not be delivered. */
  isUndelivered: z.boolean(),
  /** References of other messages from the same address that wait for the team. */
  others: z.array(z.string()),
  /** Days for which times can be proposed. Empty if talks are turned off. */
  days: z.array(z.string().check(z.regex(DAY))),
  talk: talkStatus,
})
export type TeamMessage = z.output<typeof teamMessageStatus>

/** Reasons why a time cannot be proposed. */
export const TIME_REFUSALS = ['tooSoon', 'tooLate', 'dayOff', 'notHalfHour', 'repeated', 'taken'] as const
export type TimeRefusal = (typeof TIME_REFUSALS)[number]

/**
 * Result of a request.
 *
 * - `done`: what was requested is now true. A repeated request gets the same result and sends no second mail.
 * - `changed`: the message has changed since the page showed it. Nothing was stored or sent.
 * - `unknown-device`: the device has no proof that it can read the team's mailbox.
 * - `code-sent`: six digits are on their way to the team's mailbox.
 * - `code-refused`: the digits are wrong.
 * - `code-expired`: the digits are too old, or were wrong too often. New ones are needed.
 * - `time-refused`: `refused` names the time and the reason.
 * - `taken`: another talk has been agreed for this time.
 * - `past`: the time has passed, or is too near.
 * - `unreachable`: the domain of the visitor's e-mail address receives no mail.
 */
export const TEAM_OUTCOMES = [
  'done',
  'changed',
  'unknown-device',
  'code-sent',
  'code-refused',
  'code-expired',
  'time-refused',
  'taken',
  'past',
  'unreachable',
] as const
export type TeamOutcome = (typeof TEAM_OUTCOMES)[number]

/**
 * Endpoint for the team's requests about one message. The token comes from the mail to the team. A visitor's token, a
 * forged token and the token of an erased message get the same refusal.
 */
export const teamMessage = endpoint({
  path: '/api/team-message',
  request,
  success: z.object({
    message: z.optional(teamMessageStatus),
    outcome: z.optional(z.enum(TEAM_OUTCOMES)),
    /** Proof of the device, valid for 180 days. */
    device: z.optional(z.string()),
    refused: z.optional(z.object({ start: startTime, because: z.enum(TIME_REFUSALS) })),
    preview: z.optional(z.object({ subject: z.string(), text: z.string() })),
  }),
})
