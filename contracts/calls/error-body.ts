import * as z from 'zod/mini'

/** The body of every non-2xx answer (section 7): `error` is a plain sentence, never markup or a stack trace. */
export const errorBody = z.object({ error: z.string() })
