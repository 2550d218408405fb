import type * as z from 'zod/mini'

/**
 * One call of section 7 of the specification: always POST; the HTTP status decides success. The app sends JSON, a
 * browser by itself what `form-post.ts` reads into the same.
 */
export interface Endpoint<Request extends z.ZodMiniType, Success extends z.ZodMiniType> {
  readonly path: `/api/${string}`
  readonly request: Request
  /** What a 2xx answer, a JSON object, may carry. The specification shows no success body: every field is optional. */
  readonly success: Success
}

/** What a caller sends to an endpoint, before the contract trims it. */
export type RequestOf<E> = E extends Endpoint<infer Request, z.ZodMiniType> ? z.input<Request> : never
/** What a caller may find in a 2xx answer. */
export type SuccessOf<E> = E extends Endpoint<z.ZodMiniType, infer Success> ? z.output<Success> : never

export const endpoint = <Request extends z.ZodMiniType, Success extends z.ZodMiniType>(
  definition: Endpoint<Request, Success>,
): Endpoint<Request, Success> => definition
