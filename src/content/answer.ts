import type { Options } from 'minisearch'
import type { Language } from '#contracts/values/language.ts'
import type { ArticleCategory } from './article-filter.ts'

export interface AnswerEntry {
  /** Slug of a guide or path of a page, with an anchor if only a part of the guide or page is the answer. */
  id: string
  title: string
  /** Heading of the chapter; empty if the answer is not a chapter. */
  heading: string
  sentence: string
  language: Language
  /** Slug in the address of the guide's page, if it is not the one in `id`. */
  page?: string
}

export interface ToolEntry {
  /** Path of a tool, with preset answers as its fragment if they answer the question. */
  id: string
  /** The preset answers in the words of the tool; absent without such answers. */
  answer?: string
}

export type Place =
  | (AnswerEntry & { kind: 'chapter' | 'guide'; guide: string; category: ArticleCategory })
  | (AnswerEntry & { kind: 'page' })
  | (ToolEntry & { kind: 'tool' })
  | { kind: 'missing'; id: string }

/**
 * Document of the search index: a search phrase (`asked`), or the words of a place. Each field has concepts and stems,
 * separated by spaces.
 */
export interface AnswerDocument extends Partial<PlaceWords> {
  id: number
  asked?: string
}

/** Words of a place: of its heading, and those of its text and of its questions that few places have. */
export interface PlaceWords {
  heading: string
  text: string
  questions: string
}

export const ANSWER_OPTIONS: Options<AnswerDocument> = {
  fields: ['asked', 'heading', 'text', 'questions'],
  tokenize: (words) => words.split(' '),
  processTerm: (term) => term || null,
}

/** Input for the index. The browser builds it, because a serialized index would be larger, and no faster to load. */
export interface SearchIndex {
  /** Phrases of the glossary. */
  phrases: readonly ConceptPhrases[]
  /** Search phrases of each place, separated by `;`, as concepts and stems. */
  asked: readonly string[]
  /** Words of each place. */
  words: readonly PlaceWords[]
  places: readonly Place[]
}

/** Phrases that people type for a concept, as stems and separated by `;`. */
export interface ConceptPhrases {
  concept: string
  phrases: string
  isTurkish: boolean
}

/** True for a general concept: it helps to choose a chapter within a guide, rather than the guide itself. */
export const isGeneral = (word: string): boolean => word.startsWith('~')
export const isConcept = (word: string): boolean => word.startsWith('=') || isGeneral(word)
/** Concept that marks a question as one from an employer. */
export const EMPLOYERS_CONCEPT = '=employers'
/** General concept of Turkey: a question with it may want an answer in Turkish. */
export const TURKEY_CONCEPT = '~turkey'
