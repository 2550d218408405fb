/** Replaces lone surrogates by U+FFFD, also in browsers without `toWellFormed`. */
export const toWellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')

/** `encodeURIComponent` for any text; on its own it throws on lone surrogates. */
export const percentEncode = (text: string): string =>
  // biome-ignore lint/style/noRestrictedGlobals: the one place where the text is well-formed
  encodeURIComponent(toWellFormed(text))
