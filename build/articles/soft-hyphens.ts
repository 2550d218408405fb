import german from 'hyphen/de/index.js'

const LONG_WORD = /\p{L}{12,}/gu
/** Long word that is German by its ending, also within a Turkish text: "Kenntnisprüfung". */
const LONG_GERMAN_WORD = /\p{L}{10,}(?:gang|schaft|ung)(?!\p{L})/gu

export const softHyphens = (text: string, language: 'de' | 'tr' = 'de'): string =>
  text.replace(language === 'de' ? LONG_WORD : LONG_GERMAN_WORD, (word) =>
    german.hyphenateSync(word, { hyphenChar: '\u00ad', minWordLength: 2 }),
  )
