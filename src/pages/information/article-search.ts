import { useCallback, useEffect, useRef, useState } from 'react'
import type { AnswerEntry, AskedPhrase } from '#src/content/answer.ts'
import type { ArticleEntry } from '#src/content/article.ts'
import { allWordsOf, foldTerm, SEARCH_OPTIONS } from '#src/content/search-options.ts'
import type { Locale } from '#src/site/locale.ts'

export interface SearchAnswer {
  /** The articles: those that answer first, in the order of the answers. */
  slugs: string[]
  /** No article has all the words; these have some. */
  areClosest: boolean
  /** Chapters and pages that answer it, best first. */
  answers: AnswerEntry[]
  /** It asks for what no page of ours treats. */
  isMissing: boolean
}

/** Gives the articles that answer a text. */
export type ArticleSearch = (text: string) => SearchAnswer

const indexes = {
  en: () => import('virtual:search-index/en'),
  de: () => import('virtual:search-index/de'),
}

/** The search over every word of the articles that readers of one interface language see. */
export async function loadSearch(locale: Locale): Promise<ArticleSearch> {
  const [{ default: MiniSearch }, { index, answers }, { PHRASE_OPTIONS }, { bestAnswers, isMissing }] =
    await Promise.all([
      import('minisearch'),
      indexes[locale](),
      import('#src/content/answer.ts'),
      import('./answer-search.ts'),
    ])
  const search = MiniSearch.loadJS(index, SEARCH_OPTIONS)
  const questions = MiniSearch.loadJS<AskedPhrase>(answers.phrases, PHRASE_OPTIONS)
  const slugsFor = (...query: Parameters<typeof search.search>): string[] =>
    search.search(...query).map(({ id }) => id)
  return (text) => {
    const best = bestAnswers(questions, answers.entries, text)
    const all = slugsFor(allWordsOf(text))
    const slugs = all.length > 0 ? all : slugsFor(text, { combineWith: 'OR' })
    const answering = new Set(best.map(({ id }) => id.split('#')[0]))
    const inOrder = [...answering].flatMap((guide) => slugs.filter((slug) => slug === guide))
    return {
      slugs: [...new Set([...inOrder, ...slugs])],
      areClosest: all.length === 0,
      answers: best,
      isMissing: isMissing(questions, text),
    }
  }
}

/** The search over what the cards show, for as long as there is no index: every word must be on the card. */
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
    return { slugs, areClosest: false, answers: [], isMissing: false }
  }

/**
 * The best search there is at the moment, and what fetches the index for a better one. It is fetched by itself
 * as soon as there is a text, and `isSettled` once it is there or could not be had. An index that cannot be had,
 * such as the old one after a deployment, is fetched again with the next text.
 */
export function useArticleSearch(entries: readonly ArticleEntry[], locale: Locale, text: string) {
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
  return { search: search ?? searchOfCards(entries), isSettled, prepare }
}
