declare module 'hyphen/de/index.js' {
  const german: {
    /** Marks every place where a word may be hyphenated, which in German is between two syllables. */
    hyphenateSync(text: string, options: { hyphenChar: string; minWordLength: number }): string
  }
  export default german
}
