import german from 'hyphen/de/index.js'

/** German words that may be too long for a narrow column on a phone, or for a line of large text. */
const LONG_WORD = /\p{L}{15,}/gu

/** Inserts soft hyphens into the long words of a German text. */
export const softHyphens = (text: string): string =>
  text.replace(LONG_WORD, (word) => german.hyphenateSync(word, { hyphenChar: '\u00ad', minWordLength: 2 }))
