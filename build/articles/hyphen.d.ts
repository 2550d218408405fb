declare module 'hyphen/de/index.js' {
  const german: {
    /** Marks every possible hyphenation, which in German is between two syllables. */
    hyphenateSync(text: string, options: { hyphenChar: string; minWordLength: number }): string
  }
  export default german
}
