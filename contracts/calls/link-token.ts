import * as z from 'zod/mini'
import { LIMITS } from '#contracts/values/limits.ts'

const TOKEN = /[\w-]+(?:\.[\w-]+)*/

/**
 * Returns the token in a text, or an empty string. Drops what some programs append to a link: a full stop, a bracket, a
 * quotation mark or an invisible character.
 */
export const tokenIn = (text: string): string => TOKEN.exec(text)?.[0] ?? ''

export const token = z.string().check(z.overwrite(tokenIn), z.minLength(1), z.maxLength(LIMITS.token))

/** True if the link withdraws a sign-up: it has `not-me` or a token `3.…`. Some programs write `&` as `&amp;`. */
export const isLeaving = (query: URLSearchParams): boolean =>
  query.has('not-me') || query.has('amp;not-me') || tokenIn(query.get('token') ?? '').startsWith('3.')
