import { toWellFormed } from './percent-encode.ts'

const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g
/**
 * Control characters except tab and line feed, and invisible characters that are pasted with text, such as soft hyphens
 * and zero-width spaces.
 */
const INVISIBLE =
  /[^\P{Cc}\n\t]|[\u00ad\u061c\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0001}\u{e0020}-\u{e007f}]/gu
const DIRECTION_MARKS = /[\u200e\u200f]/g
/** Persian and Sinhala words and composite emoji contain joiners, but only one at a time, between two characters. */
const REPEATED_JOINERS = /([\u200c\u200d])[\u200c\u200d]+/g
const LOOSE_JOINERS =
  /(?<![\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{N}\p{Extended_Pictographic}])/gu
const JOINERS = /[\u200c\u200d]/g
/** The listed code points are characters that look blank, such as the Hangul filler. */
const VISIBLE = /[^\s\p{C}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u

/** More combining marks in a row than any script uses (UAX #15, stream-safe text). */
const TOO_MANY_MARKS = /\p{M}{31}/u

/**
 * Normalises text for storage: well-formed UTF-16 in NFC. Check the length and `isNormalizable` first, because sorting
 * the marks of one letter takes quadratic time.
 */
export const normalizeText = (text: string): string => toWellFormed(text).normalize('NFC')

/** False if so many combining marks follow each other that normalising would be slow. */
export const isNormalizable = (text: string): boolean => !TOO_MANY_MARKS.test(text)

const FIRST_LETTER = /\p{L}/u
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/** True if the first letter is written from right to left. `dir="auto"` follows the same rule. */
export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(FIRST_LETTER.exec(text)?.[0] ?? '')

/** Private-use characters of Word's symbol fonts. Other fonts cannot display them. */
const SYMBOLS = /[\uf020-\uf0ff]/g
const KNOWN_SYMBOLS: Readonly<Record<string, string>> = { '\uf0e0': '→', '\uf0fc': '✓', '\uf0fb': '✗' }
const replaceSymbols = (text: string): string => text.replace(SYMBOLS, (sign) => KNOWN_SYMBOLS[sign] ?? '•')

/** Removes invisible characters and replaces Word's symbols; line endings become `\n`. */
export const cleanLines = (text: string): string =>
  removeLooseJoiners(replaceSymbols(text.replace(LINE_ENDS, '\n').replace(INVISIBLE, '')))

/** Removes invisible characters and replaces Word's symbols; line breaks and tabs become spaces. */
export const cleanLine = (text: string): string =>
  removeLooseJoiners(
    replaceSymbols(text.replace(BREAKS, ' ').replace(INVISIBLE, '').replace(DIRECTION_MARKS, '')),
  )

/** Removes text around an e-mail address, such as a name, quotation marks, `mailto:` with a subject, or a full stop. */
export const cleanAddress = (text: string): string => {
  const line = withoutMarks(toAscii(cleanLine(text).replace(JOINERS, '')))
  const [, inBrackets = line] = /^[^<>]*<([^<>]+)>[^<>]*$/.exec(line) ?? []
  return withoutMarks(withoutMarks(inBrackets).replace(/^mailto:([^?]*).*$/i, '$1'))
}

/** Removes quotation marks or brackets on both sides, such as Outlook's single quotes, and a mark after them. */
const withoutMarks = (text: string): string =>
  text
    .trim()
    .replace(/[.,;]$/, '')
    .replace(/^["'‘‚“„«»([{](.*)["'’‘”“»«)\]}]$/, '$1')
    .trim()

/** Replaces full-width characters of East Asian keyboards with ASCII. NFKC would also change letters such as `ﬁ`. */
const toAscii = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('\ufe6b', '@')

const removeLooseJoiners = (text: string): string =>
  text.replace(REPEATED_JOINERS, '$1').replace(LOOSE_JOINERS, '')

/** True if the text has a visible character. U+200B, U+3164 and NUL are invisible. */
export const isVisible = (text: string): boolean => VISIBLE.test(text)
