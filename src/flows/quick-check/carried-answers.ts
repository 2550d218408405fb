/**
 * Reads the answers in the address, after `#`, or after `?` as a form without script leaves it; an anchor is no answer.
 */
export const carriedAnswers = (): string | undefined =>
  [location.hash, location.search].find((part) => part.includes('='))
