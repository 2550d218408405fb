/** Characters that end a line or move on within it, without being a blank. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g
/** Controls, and what is pasted with a text and draws nothing: soft hyphens, blanks without width, orders of direction, tags. */
const UNSEEN =
  /[^\P{Cc}\n\t]|[\u00ad\u061c\u180e\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0001}\u{e0020}-\u{e007f}]/gu
const DIRECTION_MARKS = /[\u200e\u200f]/g
/** Joiners belong to words of Persian and Sinhala and to emoji of several people: one of them, between two signs. */
const REPEATED_JOINERS = /([\u200c\u200d])[\u200c\u200d]+/g
const LOOSE_JOINERS =
  /(?<![\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{N}\p{Extended_Pictographic}])/gu
const JOINERS = /[\u200c\u200d]/g
/** Letters, marks with them, digits, punctuation, symbols; not blanks, nor letters and marks that draw nothing. */
const VISIBLE = /[^\s\p{C}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u

/** More combining marks in a row than any script writes (UAX #15, stream-safe text). */
const TOO_MANY_MARKS = /\p{M}{31}/u

/** Text with U+FFFD in place of every half of a surrogate pair, in the oldest browsers too. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')

/** Text as a part of an address. The platform's own function throws at half a surrogate pair. */
export const percentEncoded = (text: string): string =>
  // biome-ignore lint/style/noRestrictedGlobals: the one place where the text is well-formed
  encodeURIComponent(wellFormed(text))

/**
 * Text as it is kept: well-formed UTF-16, composed (NFC). Only for text that is measured and `isComposable`: putting
 * the marks of one letter in order takes the square of their number.
 */
export const composed = (text: string): string => wellFormed(text).normalize('NFC')

/** True when normalising a text takes no longer than reading it. */
export const isComposable = (text: string): boolean => !TOO_MANY_MARKS.test(text)

const FIRST_LETTER = /\p{L}/u
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/** True when the first letter of a text runs from right to left, as `dir="auto"` has it. */
export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(FIRST_LETTER.exec(text)?.[0] ?? '')

/** Signs of the symbol fonts of Word, which no other font draws. */
const SYMBOLS = /[\uf020-\uf0ff]/g
const KNOWN_SYMBOLS: Readonly<Record<string, string>> = { '\uf0e0': '→', '\uf0fc': '✓', '\uf0fb': '✗' }
const withSymbols = (text: string): string => text.replace(SYMBOLS, (sign) => KNOWN_SYMBOLS[sign] ?? '•')

/** Text of several lines as it was meant: `\n` ends a line, and nothing that draws nothing is left. */
export const onLines = (text: string): string =>
  withoutLooseJoiners(withSymbols(text.replace(LINE_ENDS, '\n').replace(UNSEEN, '')))

/** Text on one line as it was meant: a blank stands for what ended a line, and nothing that draws nothing is left. */
export const onOneLine = (text: string): string =>
  withoutLooseJoiners(withSymbols(text.replace(BREAKS, ' ').replace(UNSEEN, '').replace(DIRECTION_MARKS, '')))

/** An e-mail address as it was meant, without what mail programs and the end of a sentence put around it. */
export const asAddress = (text: string): string => {
  const line = asAscii(onOneLine(text).replace(JOINERS, ''))
    .trim()
    .replace(/[.,;]$/, '')
  const [, inBrackets = line] = /^[^<>]*<([^<>]+)>[^<>]*$/.exec(line) ?? []
  return inBrackets
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(/^mailto:/i, '')
    .trim()
}

/** The wide signs of East Asian keyboards as those that an address has. NFKC would change letters too, such as `ﬁ`. */
const asAscii = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('\ufe6b', '@')

const withoutLooseJoiners = (text: string): string =>
  text.replace(REPEATED_JOINERS, '$1').replace(LOOSE_JOINERS, '')

/** True when a reader sees anything of a text. U+200B, U+3164 and NUL alone are invisible. */
export const isVisible = (text: string): boolean => VISIBLE.test(text)
