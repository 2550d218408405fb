import * as z from 'zod/mini'

/** Body of every non-2xx JSON answer (section 7). `error` is a plain sentence without markup or stack trace. */
export const errorBody = z.object({ error: z.string() })
