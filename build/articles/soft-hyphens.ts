import german from 'hyphen/de/index.js'

const LONG_WORD = /\p{L}{15,}/gu

export const softHyphens = (text: string): string =>
  text.replace(LONG_WORD, (word) => german.hyphenateSync(word, { hyphenChar: '\u00ad', minWordLength: 2 }))
