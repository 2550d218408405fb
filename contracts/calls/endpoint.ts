import type * as z from 'zod/mini'

/**
 * One call of section 7 of the specification: always POST; the HTTP status decides success. The app sends JSON, a
 * browser by itself what `form-post.ts` reads into the same.
 */
export interface Endpoint<Request extends z.ZodMiniType, Success extends z.ZodMiniType> {
  readonly path: `/api/${string}`
  readonly request: Request
  /** Shape of a 2xx answer, a JSON object. The specification shows no success body: every field is optional. */
  readonly success: Success
}

/** Body as a caller sends it, before the contract trims it. */
export type RequestOf<E> = E extends Endpoint<infer Request, z.ZodMiniType> ? z.input<Request> : never
/** Body of a 2xx answer, as a caller reads it. */
export type SuccessOf<E> = E extends Endpoint<z.ZodMiniType, infer Success> ? z.output<Success> : never

export const endpoint = <Request extends z.ZodMiniType, Success extends z.ZodMiniType>(
  definition: Endpoint<Request, Success>,
): Endpoint<Request, Success> => definition
