import * as z from 'zod/mini'
import { email } from '#contracts/values/text-fields.ts'
import { endpoint } from './endpoint.ts'
import { RECEIPT_MAILS } from './receipt-mail.ts'

/**
 * Signs an e-mail address up for news of the Job Seeker Compass. `receipt` is the state of the confirmation mail:
 * `none` if a bot is suspected, or if the domain receives no mail. The response does not reveal whether the address is
 * signed up.
 */
export const notifyJscInterest = endpoint({
  path: '/api/notify-jsc-interest',
  request: z.object({ email }),
  success: z.object({ receipt: z.optional(z.enum(RECEIPT_MAILS)) }),
})
