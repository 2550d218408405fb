import * as z from 'zod/mini'
import { LIMITS } from '#contracts/words/limits.ts'

/** The signs of our tokens; a full stop stands between parts only. */
const TOKEN = /[\w-]+(?:\.[\w-]+)*/

/**
 * The token in what a link holds, up to its last legal sign: programs take the full stop, the bracket, the quotation
 * mark or the invisible sign behind a link for a part of it. Empty where there is none.
 */
export const tokenIn = (text: string): string => TOKEN.exec(text)?.[0] ?? ''

/** A token as a call takes it. */
export const token = z.string().check(z.overwrite(tokenIn), z.minLength(1), z.maxLength(LIMITS.token))

/** True when a link takes an address off the list, also if a program wrote its `&` as `&amp;`. */
export const isLeaving = (query: URLSearchParams): boolean =>
  query.has('not-me') || query.has('amp;not-me') || tokenIn(query.get('token') ?? '').startsWith('3.')
