import * as z from 'zod/mini'
import { LIMITS } from './limits.ts'

/** Some text, an at sign, some text, a dot, some text (section 5), and nothing that could name a second recipient. */
export const EMAIL_PATTERN = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\"]+$/

export const requiredText = (limit: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(limit))
export const optionalText = (limit: number) => z.optional(z.string().check(z.trim(), z.maxLength(limit)))
export const email = z.string().check(z.trim(), z.maxLength(LIMITS.email), z.regex(EMAIL_PATTERN))
