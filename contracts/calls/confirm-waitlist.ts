import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { token } from './link-token.ts'

/** Confirms or withdraws a sign-up, identified by the token of a link in a mail. Idempotent. */
export const confirmWaitlist = endpoint({
  path: '/api/confirm-waitlist',
  request: z.object({ token }),
  success: z.object({}),
})
