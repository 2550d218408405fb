import type { AsPlainObject, Options } from 'minisearch'
import type { ArticleLanguage } from './article.ts'
import type { ArticleCategory } from './article-filter.ts'

/** A chapter or page that answers a question, as search results show it. */
export interface AnswerEntry {
  /** Slug of a guide or path of a page, with the anchor. */
  id: string
  /** Short title of the guide or page. */
  title: string
  /** Empty if the answer is the whole guide or page. */
  heading: string
  sentence: string
  language: ArticleLanguage
}

/** A possible search result. */
export type Place =
  | (AnswerEntry & { kind: 'chapter' | 'guide'; guide: string; category: ArticleCategory })
  | (AnswerEntry & { kind: 'page' })
  | { kind: 'tool'; id: string }
  | { kind: 'missing'; id: string }

/** One phrase of a place, or the heading and text of a chapter, as terms (`termsOf`) and concepts. */
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

/** Search data of one interface language. */
export interface SearchIndex {
  /** The phrases of the glossary, as the terms of `termsOf`; the browser indexes them, which is less to load. */
  phrases: readonly string[]
  /** Data of each phrase, by its number. */
  meanings: readonly PhraseMeaning[]
  /** The serialized documents; load them with `ANSWER_OPTIONS`. */
  answers: AsPlainObject
  /**
   * Data of each document, by its number: its place, and the number of words in its phrase, 0 if it is not a phrase.
   */
  documents: readonly (readonly [place: number, size: number])[]
  places: readonly Place[]
}

/**
 * Concept of a phrase, its number of words, the number of other words allowed between them, and whether it is Turkish.
 */
export type PhraseMeaning = readonly [concept: string, size: number, gap: number, isTurkish: boolean]

/** True for a concept that decides between chapters of a guide rather than between guides. */
export const isGeneral = (word: string): boolean => word.startsWith('~')
export const isConcept = (word: string): boolean => word.startsWith('=') || isGeneral(word)
/** Concept that marks a question of an employer. */
export const EMPLOYERS_CONCEPT = '=employers'

/** Turkish guides that replace the general ones for Turkish questions. */
export const TURKISH_GUIDES: Readonly<Record<string, string>> = {
  'approbation-germany': 'approbation-germany-turkish',
  'family-reunion-visa-germany': 'family-reunion-germany-turkish',
  'nurses-germany': 'nurses-germany-turkish',
  'opportunity-card-germany': 'job-seeker-chancenkarte-turkey',
}
