import * as z from 'zod/mini'
import { DAY } from '#contracts/values/german-time.ts'
import { endpoint } from './endpoint.ts'
import { token } from './link-token.ts'
import { RECEIPT_MAILS } from './receipt-mail.ts'

/**
 * Requests about a stored message. Anybody with the link from the receipt can make them.
 *
 * - `show`: returns the status and changes nothing.
 * - `take-back`: erases the message and its unsent mails.
 * - `send-again`: sends the receipt once more.
 */
export const MESSAGE_WISHES = ['show', 'take-back', 'send-again'] as const
export type MessageWish = (typeof MESSAGE_WISHES)[number]

/** Status of a stored message, without anything the visitor typed. Times are ISO 8601 in UTC. */
const messageStatus = z.object({
  reference: z.string(),
  receivedAt: z.string(),
  /** When the e-mail service accepted the mail to the team; absent if the mail is queued or has failed. */
  handedOverAt: z.optional(z.string()),
  answerBy: z.string().check(z.regex(DAY)),
  deletedOn: z.string().check(z.regex(DAY)),
})
export type MessageStatus = z.output<typeof messageStatus>

/**
 * Endpoint for a visitor's requests about their own message. The token is valid as long as the message is stored. A
 * forged token gets the same refusal as the token of an erased message.
 *
 * The response contains `message` after `show`, and `receipt` after `send-again`. `receipt` is `none` if the mailbox
 * has reached its daily limit, the form has no usable address, or a bot is suspected.
 */
export const yourMessage = endpoint({
  path: '/api/your-message',
  request: z.object({ token, wish: z.enum(MESSAGE_WISHES) }),
  success: z.object({
    message: z.optional(messageStatus),
    receipt: z.optional(z.enum(RECEIPT_MAILS)),
  }),
})
