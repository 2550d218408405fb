import * as z from 'zod/mini'
import { DAY } from '#contracts/words/german-time.ts'
import { endpoint } from './endpoint.ts'
import { token } from './link-token.ts'
import { RECEIPT_MAILS } from './receipt-mail.ts'

/**
 * Requests that the holder of a receipt's address can make.
 *
 * - `show`: returns the state of the message; changes nothing.
 * - `take-back`: erases the message and what waits to be mailed of it.
 * - `send-again`: mails the receipt once more.
 */
export const MESSAGE_WISHES = ['show', 'take-back', 'send-again'] as const
export type MessageWish = (typeof MESSAGE_WISHES)[number]

/** Status of a stored message, without anything the visitor typed. Moments are ISO 8601 in UTC. */
const messageStatus = z.object({
  reference: z.string(),
  receivedAt: z.string(),
  /** Moment at which the e-mail to the team was accepted; absent while it waits. */
  handedOverAt: z.optional(z.string()),
  answerBy: z.string().check(z.regex(DAY)),
  deletedOn: z.string().check(z.regex(DAY)),
})
export type MessageStatus = z.output<typeof messageStatus>

/**
 * A visitor's own message, by the token of its receipt, which is valid for as long as the message is stored. Forged,
 * expired and erased tokens are refused alike. `message` answers `show`, `receipt` answers `send-again`: `none` where
 * the mailbox has had its mails for today, or the form gave no address that may be written to.
 */
export const yourMessage = endpoint({
  path: '/api/your-message',
  request: z.object({ token, wish: z.enum(MESSAGE_WISHES) }),
  success: z.object({
    message: z.optional(messageStatus),
    receipt: z.optional(z.enum(RECEIPT_MAILS)),
  }),
})
