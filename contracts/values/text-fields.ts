import * as z from 'zod/mini'
import { isEmailAddress } from './email-address.ts'
import { LIMITS } from './limits.ts'
import {
  cleanAddress,
  cleanLine,
  cleanLines,
  isNormalizable,
  isVisible,
  normalizeText,
} from './plain-text.ts'

/** Checks the length before Unicode normalisation, which is slow for a long text. */
const text = (limit: number, clean: (typed: string) => string) =>
  z
    .string()
    .check(
      z.overwrite(clean),
      z.trim(),
      z.maxLength(limit, { abort: true }),
      z.refine(isNormalizable, { abort: true }),
      z.overwrite(normalizeText),
    )
const visible = z.refine<string>(isVisible)
const visibleOrEmpty = z.refine<string>((value) => value === '' || isVisible(value))

/** Text of 1 to `limit` characters after trimming, at least one of them visible. */
export const requiredText = (limit: number) => text(limit, cleanLines).check(visible)

export const optionalText = (limit: number) => z.optional(text(limit, cleanLines).check(visibleOrEmpty))

/** Like `requiredText`, but turns line breaks into spaces, because mails show the value within one line. */
export const requiredLine = (limit: number) => text(limit, cleanLine).check(visible)

export const optionalLine = (limit: number) => z.optional(text(limit, cleanLine).check(visibleOrEmpty))

export const email = text(LIMITS.email, cleanAddress).check(z.refine(isEmailAddress))
