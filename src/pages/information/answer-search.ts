import type MiniSearch from 'minisearch'
import { type AnswerEntry, type AskedPhrase, wordsAsked } from '#src/content/answer.ts'
import { MISSING_SUBJECTS } from '#src/content/answers-missing.ts'
import { anyStands } from '#src/content/phrase.ts'

const SHOWN = 3
/** An answer must have this share of the words that are asked for. */
const ENOUGH_WORDS = 0.25
/** A further answer stands beside the first only if it comes near it. */
const NEAR_THE_FIRST = 0.4

/**
 * The answers to a question, best first. Of each answer the phrase counts that comes closest: it has most of the
 * words asked for, and few that are not. A chapter is helped by the words that lead to its guide: "documents for my
 * wife" asks for the documents of the guide for families.
 */
export function bestAnswers(
  search: MiniSearch<AskedPhrase>,
  entries: readonly AnswerEntry[],
  text: string,
): AnswerEntry[] {
  const asked = wordsAsked(text).size
  const found = search.search(text).flatMap(({ place, words, score, queryTerms }) => {
    const entry = entries[place]
    return entry ? [{ entry, words, score, had: new Set(queryTerms) }] : []
  })
  const guides = new Map<string, { score: number; had: ReadonlySet<string> }>()
  for (const { entry, score, had } of found) {
    if (entry.heading !== '') continue
    const known = guides.get(entry.id)
    guides.set(entry.id, {
      score: Math.max(score, known?.score ?? 0),
      had: new Set([...had, ...(known?.had ?? [])]),
    })
  }
  const ratings = new Map<AnswerEntry, number>()
  for (const { entry, words, score, had } of found) {
    const guide = guides.get(entry.id.split('#')[0] ?? '')
    const adds =
      entry.heading !== '' && guide && ![...had].every((word) => guide.had.has(word)) ? guide : undefined
    const share = (adds ? new Set([...had, ...adds.had]) : had).size / asked
    if (share < ENOUGH_WORDS) continue
    const rating = (score + (adds?.score ?? 0)) * share ** 2 * Math.min(1, had.size / words)
    ratings.set(entry, Math.max(rating, ratings.get(entry) ?? 0))
  }
  const sorted = [...ratings].sort(([, one], [, other]) => other - one)
  const [, best = 0] = sorted[0] ?? []
  return sorted
    .slice(0, SHOWN)
    .filter(([, rating]) => rating >= NEAR_THE_FIRST * best)
    .map(([entry]) => entry)
}

/**
 * Tells whether a text asks about a subject that no page of ours treats: it names one, and no chapter has a phrase for
 * it.
 */
export function isMissing(search: MiniSearch<AskedPhrase>, text: string): boolean {
  if (!anyStands(MISSING_SUBJECTS, text)) return false
  return !search
    .search(text)
    .some(
      ({ phrase, words, queryTerms }) =>
        new Set(queryTerms).size >= words && anyStands(MISSING_SUBJECTS, phrase),
    )
}
