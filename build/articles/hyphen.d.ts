declare module 'hyphen/de/index.js' {
  const german: {
    /** Inserts `hyphenChar` at every possible hyphenation point. */
    hyphenateSync(text: string, options: { hyphenChar: string; minWordLength: number }): string
  }
  export default german
}
