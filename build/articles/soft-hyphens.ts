import german from 'hyphen/de/index.js'

/** Long words of full lines, such as the texts of the law, and of narrow columns, such as tables. */
const LONG_WORD = { line: /\p{L}{15,}/gu, column: /\p{L}{12,}/gu }
/** Long word that is German by its ending, also within a Turkish text: "Kenntnisprüfung". */
const LONG_GERMAN_WORD = /\p{L}{10,}(?:gang|schaft|ung)(?!\p{L})/gu

export const softHyphens = (
  text: string,
  place: keyof typeof LONG_WORD,
  language: 'de' | 'tr' = 'de',
): string =>
  text.replace(language === 'de' ? LONG_WORD[place] : LONG_GERMAN_WORD, (word) =>
    german.hyphenateSync(word, { hyphenChar: '\u00ad', minWordLength: 2 }),
  )
