import * as z from 'zod/mini'
import { isEmailAddress } from './email-address.ts'
import { LIMITS } from './limits.ts'
import { composed, isComposable, isSingleLine, isVisible } from './plain-text.ts'

/** What is cheap comes first and ends the check: its length, then what would make composing it slow. */
const text = (limit: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(limit, { abort: true }),
      z.refine(isComposable, { abort: true }),
      z.overwrite(composed),
    )
const visible = z.refine<string>(isVisible)
/** A field that may be left out may be empty; blanks and letters that show nothing are refused there too. */
const visibleOrEmpty = z.refine<string>((value) => value === '' || isVisible(value))
const singleLine = z.refine<string>(isSingleLine)

/** Text of 1 to `limit` characters once the blanks around it are gone, with something in it to read. */
export const requiredText = (limit: number) => text(limit).check(visible)

/** The same, which may also be empty or left out. */
export const optionalText = (limit: number) => z.optional(text(limit).check(visibleOrEmpty))

/** Text as `requiredText` has it, on one line: it may stand in a subject or beside a label. */
export const requiredLine = (limit: number) => requiredText(limit).check(singleLine)

/** The same, which may also be empty or left out. */
export const optionalLine = (limit: number) => z.optional(text(limit).check(visibleOrEmpty, singleLine))

/** Exactly one e-mail address. */
export const email = text(LIMITS.email).check(z.refine(isEmailAddress))
