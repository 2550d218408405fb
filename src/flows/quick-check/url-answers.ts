/** The part of the URL with answers: the fragment, or the query of a form sent without scripts. Ignores an anchor. */
export const readUrlAnswers = (): string | undefined =>
  [location.hash, location.search].find((part) => part.includes('='))
