import german from 'hyphen/de/index.js'

/** A German word that may be longer than a narrow column of a phone, or than a line of large text. */
const LONG_WORD = /\p{L}{15,}/gu

/** A German text whose long words may break at soft hyphens. */
export const softHyphens = (text: string): string =>
  text.replace(LONG_WORD, (word) => german.hyphenateSync(word, { hyphenChar: '\u00ad', minWordLength: 2 }))
