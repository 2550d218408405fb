import MiniSearch, { type Options } from 'minisearch'
import { type ConceptPhrases, EMPLOYERS_CONCEPT } from './answer.ts'
import { isNumber, isPhraseOnly, stemOf, termsOf } from './search-options.ts'

interface Phrase {
  id: number
  words: string
  concept: string
  isTurkish: boolean
  /** Number of distinct words. */
  size: number
  /** Maximum number of other words between its words, without numbers. */
  gap: number
}

const PHRASE_OPTIONS: Options<Phrase> = {
  fields: ['words'],
  tokenize: (words) => words.split(' '),
  processTerm: (term) => term,
}

export interface Reading {
  /** The concepts of a text, then its other words, except those that have a meaning only in phrases. */
  words: string[]
  isTurkish: boolean
}

/**
 * A phrase with a silent word, which has a meaning only in phrases, such as "how", allows a smaller gap, and none if it
 * has only one word that is not silent.
 */
const GAP = 2
const GAP_AT_SILENT = 1

/** Number of phrases that are indexed at a time, so that the page stays responsive. */
export const CHUNK = 500

/** Minimum length of a known word that matches longer words: "Insolvenz" matches "Insolvenzverfahren". */
const SHORTEST_BEGINNING = 5

/** Returns the maximum edit distance for a word (`fuzzy` of MiniSearch); false if the word must match exactly. */
export const allowedTypos = (term: string): number | false => {
  if (term.length > 8) return 2
  return term.length > 4 ? 1 : false
}

/** True if an unfinished word is long enough to match words that begin with it. */
export const canBePrefix = (term: string): boolean => term.length >= SHORTEST_BEGINNING

interface Found {
  concept: string
  /** Positions of the phrase's words in the text. */
  at: readonly number[]
  size: number
  isTurkish: boolean
  isCorrected: boolean
}

/**
 * Returns a function that finds the concepts of a text: the longest phrases of the glossary whose words are close
 * together. The words may be in any order and have any ending, and a compound may be written as two words.
 *
 * @param correct correctly spelt words. If given, words that are neither in this set nor in `phrases` are treated as
 *   possible misspellings.
 */
export async function conceptReader(
  concepts: readonly ConceptPhrases[],
  correct?: ReadonlySet<string>,
): Promise<(text: string) => Reading> {
  const phrases = concepts
    .flatMap(({ concept, phrases, isTurkish }) =>
      phrases.split(';').map((words) => ({ words, concept, isTurkish, ...lengthsOf(words) })),
    )
    .map((phrase, id): Phrase => ({ ...phrase, id }))
  const known = new Set(phrases.flatMap(({ words }) => words.split(' ')))
  const search = new MiniSearch<Phrase>(PHRASE_OPTIONS)
  await search.addAllAsync(phrases, { chunkSize: CHUNK })
  const isWrong = (term: string) =>
    correct !== undefined && !isPhraseOnly(term) && !known.has(term) && !correct.has(term)
  const spellingsOf = (term: string, folded: string): string[] => {
    if (known.has(term) || correct?.has(term)) return [term]
    const beginnings = Array.from({ length: folded.length }, (_, cut) => folded.slice(0, folded.length - cut))
    const beginning = beginnings
      .filter((one) => one.length >= SHORTEST_BEGINNING)
      .flatMap((one) => [one, stemOf(one)])
      .find((one) => one.length >= SHORTEST_BEGINNING && known.has(one))
    if (!correct) return [beginning ?? term]
    const swapped = [...term.slice(1)].map(
      (letter, at) => term.slice(0, at) + letter + term[at] + term.slice(at + 2),
    )
    return [beginning ?? swapped.find((one) => known.has(one)) ?? [], term].flat()
  }
  return (text) => {
    const words = termsOf(text)
    const steps = words.map((_, at) => words.slice(0, at).filter(({ term }) => !isNumber(term)).length)
    const positions = new Map<string, number[]>()
    const put = (term: string, at: number[]) => positions.set(term, [...(positions.get(term) ?? []), ...at])
    for (const [at, { term, folded }] of words.entries()) {
      for (const spelling of new Set(spellingsOf(term, folded))) put(spelling, [at])
      const joined = stemOf(folded + words[at + 1]?.folded)
      if (joined.length > folded.length && known.has(joined)) put(joined, [at, at + 1])
    }
    if (positions.size === 0) return { words: [], isTurkish: false }
    const last = words.at(-1)?.term
    const written = new Map(words.map(({ term, folded }) => [term, folded]))
    const found = search
      .search([...positions.keys()].join(' '), {
        fuzzy: (term) => isWrong(term) && allowedTypos(written.get(term) ?? term),
        prefix: (term) => isWrong(term) && term === last && canBePrefix(term),
      })
      .flatMap(({ id, match, queryTerms }): Found[] => {
        const phrase = phrases[id]
        if (!phrase) return []
        const { concept, size, gap, isTurkish } = phrase
        const terms = Object.keys(match)
        const isWhole =
          terms.length >= size &&
          (queryTerms.filter(isWrong).length < size ||
            terms.every((term) => queryTerms.some((asked) => asked[0] === term[0])))
        const places = queryTerms.map((term) => positions.get(term) ?? [])
        const span = shortestSpan(places.map((list) => list.map((at) => steps[at] ?? at)))
        if (!isWhole || span > size + gap) return []
        const at = [...new Set(places.flat())]
        return [
          { concept, at, size: Math.max(size, at.length), isTurkish, isCorrected: queryTerms.some(isWrong) },
        ]
      })
      .sort((one, other) => other.size - one.size || Number(one.isCorrected) - Number(other.isCorrected))
    const kept: Found[] = []
    for (const one of found) {
      const isCovered = kept.some(
        ({ at, size, concept }) =>
          concept !== EMPLOYERS_CONCEPT &&
          (size > one.size || one.isCorrected) &&
          one.at.every((place) => at.includes(place)),
      )
      if (!isCovered) kept.push(one)
    }
    const covered = new Set(kept.flatMap(({ at }) => at))
    const others = words.filter(({ isSilent }, at) => !isSilent && !covered.has(at)).map(({ term }) => term)
    return {
      words: [...new Set([...kept.map(({ concept }) => concept), ...others])],
      isTurkish: kept.some(({ isTurkish, isCorrected }) => isTurkish && !isCorrected),
    }
  }
}

function lengthsOf(phrase: string): Pick<Phrase, 'size' | 'gap'> {
  const words = new Set(phrase.split(' '))
  const silent = [...words].filter(isPhraseOnly).length
  if (words.size - silent < 2) return { size: words.size, gap: 0 }
  return { size: words.size, gap: silent > 0 ? GAP_AT_SILENT : GAP }
}

/**
 * Returns the number of words in the shortest passage that covers a position of `first` and the nearest position of
 * every other list.
 */
function shortestSpan([first = [], ...others]: readonly (readonly number[])[]): number {
  const nearest = (list: readonly number[], start: number) =>
    list.reduce(
      (best, one) => (Math.abs(one - start) < Math.abs(best - start) ? one : best),
      Number.MAX_VALUE,
    )
  return Math.min(
    ...first.map((start) => {
      const at = [start, ...others.map((list) => nearest(list, start))]
      return Math.max(...at) - Math.min(...at) + 1
    }),
  )
}
