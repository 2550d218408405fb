/**
 * Reads the answers from the URL's fragment, or from its query, where a form without script puts them; ignores an
 * anchor.
 */
export const readUrlAnswers = (): string | undefined =>
  [location.hash, location.search].find((part) => part.includes('='))
