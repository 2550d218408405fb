import type * as z from 'zod/mini'

/**
 * A call in the manner of section 7 of the specification: always POST; the HTTP status decides success. The app
 * sends JSON; `form-fields.ts` turns a native form post into the same body.
 */
export interface Endpoint<Request extends z.ZodMiniType, Success extends z.ZodMiniType> {
  readonly path: `/api/${string}`
  readonly request: Request
  /**
   * Shape of a 2xx answer, a JSON object. Every field is optional, as the specification shows no success
   * body.
   */
  readonly success: Success
}

/** The request body before the contract trims it. */
export type RequestOf<E> = E extends Endpoint<infer Request, z.ZodMiniType> ? z.input<Request> : never
/** The body of a 2xx answer, parsed. */
export type SuccessOf<E> = E extends Endpoint<z.ZodMiniType, infer Success> ? z.output<Success> : never

export const endpoint = <Request extends z.ZodMiniType, Success extends z.ZodMiniType>(
  definition: Endpoint<Request, Success>,
): Endpoint<Request, Success> => definition
