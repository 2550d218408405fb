import type MiniSearch from 'minisearch'
import { type AnswerEntry, type AskedPhrase, wordsAsked } from '#src/content/answer.ts'
import { MISSING_SUBJECTS } from '#src/content/answers-missing.ts'
import { foldTerm } from '#src/content/search-options.ts'

const SHOWN = 3
/** An answer must have this share of the words that are asked for. */
const ENOUGH_WORDS = 0.3

/**
 * The answers to a question, best first. Of each answer the phrase counts that comes closest: it has most of the
 * words asked for, and few that are not.
 */
export function bestAnswers(
  search: MiniSearch<AskedPhrase>,
  entries: readonly AnswerEntry[],
  text: string,
): AnswerEntry[] {
  const asked = wordsAsked(text).size
  const ratings = new Map<number, number>()
  for (const { place, words, score, queryTerms } of search.search(text)) {
    const had = new Set(queryTerms).size
    if (had / asked < ENOUGH_WORDS) continue
    const rating = score * (had / asked) ** 2 * Math.min(1, had / words)
    ratings.set(place, Math.max(rating, ratings.get(place) ?? 0))
  }
  return [...ratings]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, SHOWN)
    .flatMap(([place]) => entries[place] ?? [])
}

/** Whether a text asks for what no page of ours treats. */
export function isMissing(text: string): boolean {
  const words = foldTerm(text).split(/[^\p{L}\p{N}-]+/u)
  return MISSING_SUBJECTS.some((subject) => {
    const parts = subject.split(' ')
    return words.some((_, start) => parts.every((part, index) => words[start + index]?.startsWith(part)))
  })
}
