/** `String.prototype.toWellFormed` for browsers without it: replaces lone surrogates with U+FFFD. */
export const toWellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')

/** `encodeURIComponent` that does not throw on lone surrogates. */
export const percentEncode = (text: string): string =>
  // biome-ignore lint/style/noRestrictedGlobals: the one place where the text is well-formed
  encodeURIComponent(toWellFormed(text))
