import * as z from 'zod/mini'
import { email } from '#contracts/words/fields.ts'
import { endpoint } from './endpoint.ts'
import { RECEIPT_MAILS } from './receipt-mail.ts'

/**
 * Signs an address up for news of the Job Seeker Compass. Says what becomes of the mail with the link: `none` where a
 * program may have filled in the form, or the domain receives no mail. It answers the same for every address of a
 * domain, so that nobody learns which are known.
 */
export const notifyJscInterest = endpoint({
  path: '/api/notify-jsc-interest',
  request: z.object({ email }),
  success: z.object({ receipt: z.optional(z.enum(RECEIPT_MAILS)) }),
})
