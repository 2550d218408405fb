/** The part of the URL with answers: the fragment, or the query after a form without script. Ignores an anchor. */
export const readUrlAnswers = (): string | undefined =>
  [location.hash, location.search].find((part) => part.includes('='))
