/** The part of the URL with answers: the fragment (unless it is only an anchor), or the query of a native form. */
export const readUrlAnswers = (): string | undefined =>
  [location.hash, location.search].find((part) => part.includes('='))
