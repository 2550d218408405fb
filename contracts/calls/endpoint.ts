import type * as z from 'zod/mini'

/**
 * A POST endpoint. The app sends JSON. A native form post, which the browser sends without scripts, is converted to the
 * same body (`form-fields.ts`).
 */
export interface Endpoint<Request extends z.ZodMiniType, Success extends z.ZodMiniType> {
  readonly path: `/api/${string}`
  readonly request: Request
  /** Schema of the JSON object in a 2xx response. All fields are optional: docs/specification.md defines none. */
  readonly success: Success
}

export type RequestOf<E> = E extends Endpoint<infer Request, z.ZodMiniType> ? z.input<Request> : never
export type SuccessOf<E> = E extends Endpoint<z.ZodMiniType, infer Success> ? z.output<Success> : never

export const endpoint = <Request extends z.ZodMiniType, Success extends z.ZodMiniType>(
  definition: Endpoint<Request, Success>,
): Endpoint<Request, Success> => definition
