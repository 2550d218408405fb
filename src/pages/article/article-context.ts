import { createContext } from 'react'
import type { ArticleEntry, TocEntry } from '#src/content/article.ts'
import { type ArticleWords, articleWords } from './article-words.ts'

/** What the parts of an article know of the whole. */
interface ArticleContextValue {
  slug: string
  category: ArticleEntry['category']
  toc: readonly TocEntry[]
  /** In the article's own language. */
  words: ArticleWords
}

export const ArticleContext = createContext<ArticleContextValue>({
  slug: '',
  category: 'individuals',
  toc: [],
  words: articleWords('en'),
})
