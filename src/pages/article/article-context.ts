import { createContext, type ReactNode } from 'react'
import type { ArticleEntry, KeyFigures, TocEntry } from '#src/content/article.ts'
import { type ArticleWords, articleWords } from './article.texts.ts'

interface ArticleContextValue extends Pick<ArticleEntry, 'slug' | 'category' | 'check'> {
  toc: readonly TocEntry[]
  keyFigures: KeyFigures
  words: ArticleWords
  /** Stands after the summary: who checked the article, the date of its law, and its tags. */
  basis: ReactNode
}

export const ArticleContext = createContext<ArticleContextValue>({
  slug: '',
  category: 'individuals',
  toc: [],
  keyFigures: { figures: [], dates: '' },
  words: articleWords('en'),
  basis: null,
})
