import * as z from 'zod/mini'
import { requiredLine } from '#contracts/words/fields.ts'
import { LIMITS } from '#contracts/words/limits.ts'
import { endpoint } from './endpoint.ts'

/** Confirms a sign-up by the token from the confirmation mail; may be repeated. */
export const confirmWaitlist = endpoint({
  path: '/api/confirm-waitlist',
  request: z.object({ token: requiredLine(LIMITS.token) }),
  success: z.object({}),
})
