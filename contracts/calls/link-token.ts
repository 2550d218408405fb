import * as z from 'zod/mini'
import { LIMITS } from '#contracts/values/limits.ts'

/** Characters allowed in a token; dots only between parts. */
const TOKEN = /[\w-]+(?:\.[\w-]+)*/

/**
 * Extracts the token from the text of a link, up to the last allowed character: some programs take a full stop,
 * bracket, quotation mark or invisible character after a link as part of it. Empty without a token.
 */
export const tokenIn = (text: string): string => TOKEN.exec(text)?.[0] ?? ''

/** A token in the body of a call. */
export const token = z.string().check(z.overwrite(tokenIn), z.minLength(1), z.maxLength(LIMITS.token))

/** True for a link that withdraws a sign-up, even if a program wrote its `&` as `&amp;`. */
export const isLeaving = (query: URLSearchParams): boolean =>
  query.has('not-me') || query.has('amp;not-me') || tokenIn(query.get('token') ?? '').startsWith('3.')
