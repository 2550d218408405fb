import { load as indexes } from 'virtual:article-modules/search-index'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { inLanguage, type Language } from '#contracts/values/language.ts'
import type { ArticleEntry } from '#src/content/article.ts'
import { foldTerm } from '#src/content/search-options.ts'
import type { Ranking } from './ranking.ts'

export interface SearchAnswer extends Ranking {
  isTurkish: boolean
}

export type ArticleSearch = (text: string) => SearchAnswer

export async function loadSearch(locale: Language): Promise<ArticleSearch> {
  const [{ index }, { conceptReader }, { loadAnswers, rank, writtenWords }] = await Promise.all([
    inLanguage(indexes, locale)(),
    import('#src/content/concepts.ts'),
    import('./ranking.ts'),
  ])
  const written = writtenWords(index)
  const [answers, read] = await Promise.all([loadAnswers(index), conceptReader(index.phrases, written)])
  return (text) => {
    const reading = read(text)
    return { ...rank(answers, written, reading, locale), isTurkish: reading.isTurkish }
  }
}

/** Creates the search that is used until the index has loaded. A card must contain every word. */
export const searchOfCards =
  (entries: readonly ArticleEntry[]): ArticleSearch =>
  (text) => {
    const terms = foldTerm(text).split(/\s+/)
    const slugs = entries
      .filter(({ title, excerpt, tags }) => {
        const card = foldTerm([title, excerpt, ...tags].join(' '))
        return terms.every((term) => card.includes(term))
      })
      .map(({ slug }) => slug)
    return {
      slugs,
      areClosest: false,
      answers: [],
      tools: [],
      furtherTools: [],
      isMissing: false,
      isTurkish: false,
    }
  }

/**
 * Searches with the index or, before it has loaded, in the texts of the cards. `prepare` and the first search text load
 * the index. `isSettled` is true after loading has succeeded or failed.
 */
export function useArticleSearch(entries: readonly ArticleEntry[], locale: Language, text: string) {
  const [search, setSearch] = useState<ArticleSearch | null>(null)
  const [isSettled, setSettled] = useState(false)
  const isAskedFor = useRef(false)
  const prepare = useCallback(() => {
    if (isAskedFor.current) return
    isAskedFor.current = true
    loadSearch(locale)
      .then(
        (loaded) => setSearch(() => loaded),
        () => {
          isAskedFor.current = false
        },
      )
      .finally(() => setSettled(true))
  }, [locale])
  useEffect(() => {
    if (text !== '') prepare()
  }, [text, prepare])
  const ofCards = useMemo(() => searchOfCards(entries), [entries])
  return { search: search ?? ofCards, isSettled, prepare }
}
