const LINE_BREAKING = /[\p{Cc}\u2028\u2029]/u
/** Letters, marks with them, digits, punctuation, symbols; not blanks, nor letters and marks that draw nothing. */
const VISIBLE = /[^\s\p{C}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u

/** Text as it is kept: well-formed UTF-16, composed (NFC), without blanks around it. */
export const plainText = (text: string): string => text.toWellFormed().normalize('NFC').trim()

/** Whether a text stays on one line: no control character, no line or paragraph separator. */
export const isSingleLine = (text: string): boolean => !LINE_BREAKING.test(text)

/** Whether a text shows a reader anything: U+200B, U+3164 or NUL alone do not. */
export const isVisible = (text: string): boolean => VISIBLE.test(text)
