/**
 * Reads the answers in the address, from the fragment, or from the query as a form without script leaves it; ignores an
 * anchor.
 */
export const readUrlAnswers = (): string | undefined =>
  [location.hash, location.search].find((part) => part.includes('='))
