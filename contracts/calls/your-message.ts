import * as z from 'zod/mini'
import { DAY } from '#contracts/values/german-time.ts'
import { endpoint } from './endpoint.ts'
import { token } from './link-token.ts'
import { RECEIPT_MAILS } from './receipt-mail.ts'

/**
 * Requests on a stored message, open to whoever has the link of its receipt.
 *
 * - `show`: returns the state of the message; changes nothing.
 * - `take-back`: erases the message and its unsent mails.
 * - `send-again`: sends the receipt once more.
 */
export const MESSAGE_WISHES = ['show', 'take-back', 'send-again'] as const
export type MessageWish = (typeof MESSAGE_WISHES)[number]

/** Status of a stored message, without anything the visitor typed. Times are ISO 8601 in UTC. */
const messageStatus = z.object({
  reference: z.string(),
  receivedAt: z.string(),
  /** Time at which the e-mail service accepted the mail to the team; absent if it is queued or has failed. */
  handedOverAt: z.optional(z.string()),
  answerBy: z.string().check(z.regex(DAY)),
  deletedOn: z.string().check(z.regex(DAY)),
})
export type MessageStatus = z.output<typeof messageStatus>

/**
 * A visitor's own message, identified by the token of its receipt. The token is valid as long as the message
 * is stored; forged, expired and erased tokens get the same refusal. `message` answers `show`, `receipt`
 * answers `send-again`: `none` if the mailbox has reached its daily limit, the form has no usable address, or
 * the receipt is held because of a suspected bot.
 */
export const yourMessage = endpoint({
  path: '/api/your-message',
  request: z.object({ token, wish: z.enum(MESSAGE_WISHES) }),
  success: z.object({
    message: z.optional(messageStatus),
    receipt: z.optional(z.enum(RECEIPT_MAILS)),
  }),
})
