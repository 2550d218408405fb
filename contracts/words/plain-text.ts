const LINE_BREAKING = /[\p{Cc}\u2028\u2029]/u
/** Letters, marks with them, digits, punctuation, symbols; not blanks, nor letters and marks that draw nothing. */
const VISIBLE = /[^\s\p{C}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u

/** More combining marks in a row than any script writes (UAX #15, stream-safe text). */
const TOO_MANY_MARKS = /\p{M}{31}/u

/** Text with U+FFFD in place of every half of a surrogate pair. Firefox before 119 keeps them; the function does not. */
export const wellFormed = (text: string): string =>
  'toWellFormed' in String.prototype ? text.toWellFormed() : text

/**
 * Text as it is kept: well-formed UTF-16, composed (NFC). Only for text that is measured and `isComposable`: putting
 * the marks of one letter in order takes the square of their number.
 */
export const composed = (text: string): string => wellFormed(text).normalize('NFC')

/** Whether composing a text takes no longer than reading it. */
export const isComposable = (text: string): boolean => !TOO_MANY_MARKS.test(text)

/** Whether a text stays on one line: no control character, no line or paragraph separator. */
export const isSingleLine = (text: string): boolean => !LINE_BREAKING.test(text)

/** Whether a text shows a reader anything: U+200B, U+3164 or NUL alone do not. */
export const isVisible = (text: string): boolean => VISIBLE.test(text)
