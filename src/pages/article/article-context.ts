import { createContext } from 'react'
import type { ArticleEntry, KeyFigures, TocEntry } from '#src/content/article.ts'
import { type ArticleWords, articleWords } from './article.texts.ts'

interface ArticleContextValue {
  slug: string
  category: ArticleEntry['category']
  toc: readonly TocEntry[]
  keyFigures: KeyFigures
  words: ArticleWords
}

export const ArticleContext = createContext<ArticleContextValue>({
  slug: '',
  category: 'individuals',
  toc: [],
  keyFigures: { figures: [], dates: '' },
  words: articleWords('en'),
})
