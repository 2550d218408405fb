import type { Options } from 'minisearch'

/** Folds case, accents, umlauts and soft hyphens, so that "Turkiye" finds "Türkiye" and "Anerkennung fur" finds "für". */
export const foldTerm = (term: string): string =>
  term
    .toLowerCase()
    .replaceAll('\u00ad', '')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')

/** How articles are indexed at build time and searched in the browser: both sides need the same options. */
export const SEARCH_OPTIONS: Options = {
  idField: 'slug',
  fields: ['title', 'excerpt', 'tags', 'body', 'translations'],
  processTerm: foldTerm,
  searchOptions: {
    boost: { title: 4, tags: 3, excerpt: 2 },
    combineWith: 'AND',
    prefix: true,
    fuzzy: (term) => lettersForgiven(term.length),
  },
}

/** How many letters of a word may be wrong: two where it is long, which forgives two letters swapped. */
function lettersForgiven(length: number): number | false {
  if (length > 5) return 2
  return length > 3 ? 1 : false
}
