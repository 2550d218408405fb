import * as z from 'zod/mini'
import { email } from '#contracts/values/text-fields.ts'
import { endpoint } from './endpoint.ts'
import { RECEIPT_MAILS } from './receipt-mail.ts'

/**
 * Signs an address up for news of the Job Seeker Compass. Answers with the state of the confirmation mail:
 * `none` for a suspected bot, or when the domain receives no mail. All addresses of a domain get the same
 * answer, so that it does not reveal which ones are signed up.
 */
export const notifyJscInterest = endpoint({
  path: '/api/notify-jsc-interest',
  request: z.object({ email }),
  success: z.object({ receipt: z.optional(z.enum(RECEIPT_MAILS)) }),
})
