import * as z from 'zod/mini'

/** Body of a JSON error response to a visitor's call. `error` is a plain sentence. */
export const errorBody = z.object({ error: z.string() })
