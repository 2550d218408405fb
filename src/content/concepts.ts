import MiniSearch, { type Options } from 'minisearch'
import type { PhraseMeaning } from './answer.ts'
import { isPhraseOnly, stemOf, termsOf } from './search-options.ts'

interface Phrase {
  id: number
  words: string
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

/** Minimum length of a known word that matches longer words: "Insolvenz" matches "Insolvenzverfahren". */
const SHORTEST_BEGINNING = 5

/** Returns the maximum edit distance for a word (`fuzzy` of MiniSearch); false if the word must match exactly. */
export const allowedTypos = (term: string): number | false => {
  if (term.length > 7) return 2
  return term.length > 3 ? 1 : false
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
export function conceptReader(
  phrases: readonly string[],
  meanings: readonly PhraseMeaning[],
  correct?: ReadonlySet<string>,
): (text: string) => Reading {
  const known = new Set(phrases.flatMap((words) => words.split(' ')))
  const search = new MiniSearch<Phrase>(PHRASE_OPTIONS)
  search.addAll(phrases.map((words, id) => ({ id, words })))
  const isWrong = (term: string) =>
    correct !== undefined && !isPhraseOnly(term) && !known.has(term) && !correct.has(term)
  const spellingsOf = (term: string): string[] => {
    if (known.has(term) || correct?.has(term)) return [term]
    const beginnings = Array.from({ length: term.length }, (_, cut) => term.slice(0, term.length - cut))
    const beginning = beginnings.find((one) => one.length >= SHORTEST_BEGINNING && known.has(one))
    if (!correct) return [beginning ?? term]
    const swapped = [...term.slice(1)].map(
      (letter, at) => term.slice(0, at) + letter + term[at] + term.slice(at + 2),
    )
    return [beginning ?? swapped.find((one) => known.has(one)) ?? [], term].flat()
  }
  return (text) => {
    const words = termsOf(text)
    const positions = new Map<string, number[]>()
    const put = (term: string, at: number[]) => positions.set(term, [...(positions.get(term) ?? []), ...at])
    for (const [at, { term, folded }] of words.entries()) {
      for (const spelling of new Set(spellingsOf(term))) put(spelling, [at])
      const joined = stemOf(folded + words[at + 1]?.folded)
      if (known.has(joined)) put(joined, [at, at + 1])
    }
    if (positions.size === 0) return { words: [], isTurkish: false }
    const last = words.at(-1)?.term
    const found = search
      .search([...positions.keys()].join(' '), {
        fuzzy: (term) => isWrong(term) && allowedTypos(term),
        prefix: (term) => isWrong(term) && term === last && canBePrefix(term),
      })
      .flatMap(({ id, match, queryTerms }): Found[] => {
        const [concept, size, gap, isTurkish] = meanings[id] ?? ['', Number.POSITIVE_INFINITY, 0, false]
        const terms = Object.keys(match)
        const isWhole =
          terms.length >= size &&
          (queryTerms.filter(isWrong).length < size ||
            terms.every((term) => queryTerms.some((asked) => asked[0] === term[0])))
        const places = queryTerms.map((term) => positions.get(term) ?? [])
        if (!isWhole || shortestSpan(places) > size + gap) return []
        const at = [...new Set(places.flat())]
        return [
          { concept, at, size: Math.max(size, at.length), isTurkish, isCorrected: queryTerms.some(isWrong) },
        ]
      })
      .sort((one, other) => other.size - one.size || Number(one.isCorrected) - Number(other.isCorrected))
    const kept: Found[] = []
    for (const one of found) {
      const isCovered = kept.some(
        ({ at, size }) => (size > one.size || one.isCorrected) && one.at.every((place) => at.includes(place)),
      )
      if (!isCovered) kept.push(one)
    }
    const covered = new Set(kept.flatMap(({ at }) => at))
    const others = words.filter(({ isSilent }, at) => !isSilent && !covered.has(at)).map(({ term }) => term)
    return {
      words: [...new Set([...kept.map(({ concept }) => concept), ...others])],
      isTurkish: kept.some(({ isTurkish }) => isTurkish),
    }
  }
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
