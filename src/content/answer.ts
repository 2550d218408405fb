import type { AsPlainObject, Options } from 'minisearch'
import type { ArticleLanguage } from './article.ts'
import { foldTerm, SEARCH_OPTIONS, wordsOf } from './search-options.ts'

/** A chapter or page that answers a question, as a result shows it. */
export interface AnswerEntry {
  /** The slug of a guide or the path of a page, with its place. */
  id: string
  /** The guide or page, in short. */
  title: string
  /** Empty where the whole guide or page answers. */
  heading: string
  sentence: string
  language: ArticleLanguage
}

/** One phrase that leads to an answer. */
export interface AskedPhrase {
  id: number
  phrase: string
  /** The number of the answer. */
  place: number
  /** The number of words it is found by. */
  words: number
}

export interface AnswerIndex {
  phrases: AsPlainObject
  entries: AnswerEntry[]
}

/** The country stands in every question and tells none from another; it is no "German", "deutsch" or "Alman". */
const COUNTRY = /^(germany|deutschland|almanya)/

const asked = SEARCH_OPTIONS.searchOptions?.processTerm

/** A word of a phrase as it is indexed and looked up; null for words that say nothing. */
function askedTerm(word: string): string | null {
  const term = asked?.(foldTerm(word))
  return typeof term === 'string' && term !== '' && !COUNTRY.test(term) ? term : null
}

export const wordsAsked = (text: string): ReadonlySet<string> =>
  new Set(wordsOf(text).flatMap((word) => askedTerm(word) ?? []))

/** Options for indexing and searching phrases: any word will do, and the search counts how many matched. */
export const PHRASE_OPTIONS: Options<AskedPhrase> = {
  fields: ['phrase'],
  storeFields: ['place', 'phrase', 'words'],
  tokenize: wordsOf,
  processTerm: askedTerm,
  searchOptions: { ...SEARCH_OPTIONS.searchOptions, boost: {}, combineWith: 'OR', processTerm: askedTerm },
}
