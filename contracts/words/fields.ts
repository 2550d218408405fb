import * as z from 'zod/mini'
import { isEmailAddress } from './email-address.ts'
import { LIMITS } from './limits.ts'
import { asAddress, composed, isComposable, isVisible, onLines, onOneLine } from './plain-text.ts'

/** The cheap checks come first and end it: length, then texts that are slow to normalise. */
const text = (limit: number, asMeant: (typed: string) => string) =>
  z
    .string()
    .check(
      z.overwrite(asMeant),
      z.trim(),
      z.maxLength(limit, { abort: true }),
      z.refine(isComposable, { abort: true }),
      z.overwrite(composed),
    )
const visible = z.refine<string>(isVisible)
/** A field that may be left out may be empty; blanks and letters that show nothing are refused there too. */
const visibleOrEmpty = z.refine<string>((value) => value === '' || isVisible(value))

/** Text of 1 to `limit` characters once the blanks around it are gone, with something in it to read. */
export const requiredText = (limit: number) => text(limit, onLines).check(visible)

/** The same, which may also be empty or left out. */
export const optionalText = (limit: number) => z.optional(text(limit, onLines).check(visibleOrEmpty))

/** Text as `requiredText` has it, put on one line: it may stand in a subject or beside a label. */
export const requiredLine = (limit: number) => text(limit, onOneLine).check(visible)

/** The same, which may also be empty or left out. */
export const optionalLine = (limit: number) => z.optional(text(limit, onOneLine).check(visibleOrEmpty))

/** Exactly one e-mail address. */
export const email = text(LIMITS.email, asAddress).check(z.refine(isEmailAddress))
