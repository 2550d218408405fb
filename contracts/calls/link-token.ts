import * as z from 'zod/mini'
import { LIMITS } from '#contracts/values/limits.ts'

const TOKEN = /[\w-]+(?:\.[\w-]+)*/

/** Marks of quoted-printable (RFC 2045) and of wrapped lines in a link that a mail program did not decode. */
const MAIL_MARKS = /^=?3D|=?[\r\n]+[ \t]*/g

/**
 * Returns the token in a text, or an empty string. Drops what some programs append to a link (a full stop, a bracket, a
 * quotation mark or an invisible character) and what mails put into it (`token=3D…`, line breaks).
 */
export const tokenIn = (text: string): string => TOKEN.exec(text.replace(MAIL_MARKS, ''))?.[0] ?? ''

export const token = z.string().check(z.overwrite(tokenIn), z.minLength(1), z.maxLength(LIMITS.token))

/** True if the link withdraws a sign-up: it has `not-me` or a token `3.…`. Some programs write `&` as `&amp;`. */
export const isWithdrawal = (query: URLSearchParams): boolean =>
  query.has('not-me') || query.has('amp;not-me') || tokenIn(query.get('token') ?? '').startsWith('3.')
