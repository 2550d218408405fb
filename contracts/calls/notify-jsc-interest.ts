import * as z from 'zod/mini'
import { email } from '#contracts/words/fields.ts'
import { endpoint } from './endpoint.ts'

/** Signs an address up for news of the Job Seeker Compass; answers the same for new, pending and confirmed ones. */
export const notifyJscInterest = endpoint({
  path: '/api/notify-jsc-interest',
  request: z.object({ email }),
  success: z.object({}),
})
