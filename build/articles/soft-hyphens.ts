import german from 'hyphen/de/index.js'

/** German words that may not fit into a narrow column, or into a line of large text. */
const LONG_WORD = /\p{L}{15,}/gu

export const softHyphens = (text: string): string =>
  text.replace(LONG_WORD, (word) => german.hyphenateSync(word, { hyphenChar: '\u00ad', minWordLength: 2 }))
