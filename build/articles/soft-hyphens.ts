import german from 'hyphen/de/index.js'

/** Long words for lines as wide as a phone, and for the narrower ones of drawings and lists in lists. */
const LONG_WORD = { wide: /\p{L}{15,}/gu, narrow: /\p{L}{12,}/gu }
/** Long word that is German by its ending, also within a Turkish text: "Kenntnisprüfung". */
const LONG_GERMAN_WORD = /\p{L}{10,}(?:gang|schaft|ung)(?!\p{L})/gu

export const softHyphens = (
  text: string,
  line: keyof typeof LONG_WORD,
  language: 'de' | 'tr' = 'de',
): string =>
  text.replace(language === 'de' ? LONG_WORD[line] : LONG_GERMAN_WORD, (word) =>
    german.hyphenateSync(word, { hyphenChar: '\u00ad', minWordLength: 2 }),
  )
