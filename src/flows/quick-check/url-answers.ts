/**
 * Returns the part of the URL that contains answers: the fragment or, after a native form submission, the query.
 * Undefined if neither contains answers.
 */
export const readUrlAnswers = (): string | undefined =>
  [location.hash, location.search].find((part) => part.includes('='))
