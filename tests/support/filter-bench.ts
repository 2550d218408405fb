import type { ArticleFilter, FilterableArticle } from '#src/content/article-filter.ts'
import { ARTICLE_CATEGORIES, filterArticles } from '#src/content/article-filter.ts'
import { median } from './median.ts'

const RUNS = 101

/** The median time of `runs`, in milliseconds, to filter `count` synthetic articles by category, two tags and a search. */
export function medianFilterTime(count: number, runs = RUNS): number {
  const entries = Array.from({ length: count }, (_, number) => syntheticEntry(number))
  const filter: ArticleFilter = {
    category: 'individuals',
    tags: ['Tag 0', 'Tag 1'],
    found: entries.map(({ slug }) => slug).toReversed(),
  }
  const times = Array.from({ length: runs }, () => {
    const started = performance.now()
    filterArticles(entries, filter)
    return performance.now() - started
  })
  return median(times)
}

function syntheticEntry(number: number): FilterableArticle {
  return {
    slug: `article-${number}`,
    category: ARTICLE_CATEGORIES[number % 3 === 0 ? 1 : 0] ?? 'individuals',
    tags: Array.from({ length: 5 }, (_, place) => `Tag ${(number * place) % 40}`),
  }
}
