import type { AsPlainObject, Options } from 'minisearch'
import type { ArticleLanguage } from './article.ts'
import type { ArticleCategory } from './article-filter.ts'

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

/** Where a question can lead. */
export type Place =
  | (AnswerEntry & { kind: 'chapter' | 'guide'; guide: string; category: ArticleCategory })
  | (AnswerEntry & { kind: 'page' })
  | { kind: 'tool'; id: string }
  | { kind: 'missing'; id: string }

/** One phrase of a place, or the heading and text of a chapter. All are words as `termsOf` gives them, and concepts. */
export interface AnswerDocument {
  id: number
  asked?: string
  heading?: string
  text?: string
}

export const ANSWER_OPTIONS: Options<AnswerDocument> = {
  fields: ['asked', 'heading', 'text'],
  tokenize: (words) => words.split(' '),
  processTerm: (term) => term || null,
}

/** What the search of one interface language needs. */
export interface SearchIndex {
  /** The phrases of the glossary, as `termsOf` gives their words; the browser indexes them, which is less to load. */
  phrases: readonly string[]
  /** Of each phrase, by its number. */
  meanings: readonly PhraseMeaning[]
  /** The documents; read it back with `ANSWER_OPTIONS`. */
  answers: AsPlainObject
  /** Of each document, by its number: its place, and how many words its phrase has, 0 where it is no phrase. */
  documents: readonly (readonly [place: number, size: number])[]
  places: readonly Place[]
}

/** The concept of a phrase, its number of words, how many others may stand between them, and whether it is Turkish. */
export type PhraseMeaning = readonly [concept: string, size: number, gap: number, isTurkish: boolean]

/** A concept that chooses the chapter of a guide, hardly the guide. */
export const isGeneral = (word: string): boolean => word.startsWith('~')
export const isConcept = (word: string): boolean => word.startsWith('=') || isGeneral(word)
/** The concept of a question that an employer asks. */
export const EMPLOYERS_CONCEPT = '=employers'

/** The guides in Turkish that a Turkish question leads to, in place of those for everybody. */
export const TURKISH_GUIDES: Readonly<Record<string, string>> = {
  'approbation-germany': 'approbation-germany-turkish',
  'family-reunion-visa-germany': 'family-reunion-germany-turkish',
  'nurses-germany': 'nurses-germany-turkish',
  'opportunity-card-germany': 'job-seeker-chancenkarte-turkey',
}
