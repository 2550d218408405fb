import * as z from 'zod/mini'
import { DAY } from '#contracts/values/german-time.ts'
import { LIMITS } from '#contracts/values/limits.ts'
import { optionalLine } from '#contracts/values/text-fields.ts'
import { endpoint } from './endpoint.ts'
import { token } from './link-token.ts'
import { RECEIPT_MAILS } from './receipt-mail.ts'
import { startTime, talkLine, talkStatus } from './talk-status.ts'

/**
 * Requests about a stored message. Anybody with the link from the receipt can make them.
 *
 * - `show`: returns the status and changes nothing.
 * - `take-back`: erases the message and its unsent mails.
 * - `send-again`: sends the receipt once more.
 */
export const MESSAGE_WISHES = ['show', 'take-back', 'send-again'] as const
export type MessageWish = (typeof MESSAGE_WISHES)[number]

/**
 * Requests about the talk. Each names the round that the page showed.
 *
 * - `agree`: agrees one of the proposed times, `start`. `phone` is needed for a talk by phone if the message has no
 *   number.
 * - `decline`: none of the proposed times is possible.
 * - `cancel-talk`: cancels the agreed talk.
 */
export const TALK_WISHES = ['agree', 'decline', 'cancel-talk'] as const

const request = z
  .object({
    token,
    wish: z.enum([...MESSAGE_WISHES, ...TALK_WISHES]),
    round: z.optional(z.int().check(z.gte(0))),
    start: z.optional(startTime),
    phone: optionalLine(LIMITS.phone),
    line: talkLine,
  })
  .check(
    z.refine(({ wish, round }) => !TALK_WISHES.some((known) => known === wish) || round !== undefined),
    z.refine(({ wish, start }) => wish !== 'agree' || start !== undefined),
  )
export type MessageRequest = z.input<typeof request>

/** Status of a stored message, without anything the visitor typed. Times are ISO 8601 in UTC. */
const messageStatus = z.object({
  reference: z.string(),
  receivedAt: z.string(),
  /** When the e-mail service accepted the mail to the team; absent if the mail is queued or has failed. */
  handedOverAt: z.optional(z.string()),
  /** The promised day. After an answer, pages show `talk.answeredAt` instead. */
  answerBy: z.string().check(z.regex(DAY)),
  deletedOn: z.string().check(z.regex(DAY)),
  /** Absent if talks are turned off and none was agreed before. */
  talk: z.optional(talkStatus),
  /** True if the talk is by phone, and agreeing needs a phone number. */
  needsPhone: z.optional(z.boolean()),
  /** Calendar file (RFC 5545) of the agreed talk. */
  calendar: z.optional(z.string()),
})
export type MessageStatus = z.output<typeof messageStatus>

/**
 * Result of a request about the talk.
 *
 * - `done`: what was requested is now true. A repeated request gets the same result and sends no second mail.
 * - `changed`: the message has changed since the page showed it. Nothing was stored or sent.
 * - `taken`: another talk has been agreed for this time.
 * - `past`: the time has passed, or is too near.
 * - `phone-needed`: the talk is by phone, and no number is known.
 */
export const TALK_OUTCOMES = ['done', 'changed', 'taken', 'past', 'phone-needed'] as const
export type TalkOutcome = (typeof TALK_OUTCOMES)[number]

/**
 * Endpoint for a visitor's requests about their own message. The token is valid as long as the message is stored. A
 * forged token gets the same refusal as the token of an erased message.
 *
 * The response contains `message` after `show`, `message` and `outcome` after a request about the talk, and `receipt`
 * after `send-again`. `receipt` is `none` if the mailbox has reached its daily limit, the form has no usable address, or
 * a bot is suspected.
 */
export const yourMessage = endpoint({
  path: '/api/your-message',
  request,
  success: z.object({
    message: z.optional(messageStatus),
    receipt: z.optional(z.enum(RECEIPT_MAILS)),
    outcome: z.optional(z.enum(TALK_OUTCOMES)),
  }),
})
