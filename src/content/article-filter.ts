import type { ArticleEntry } from './article.ts'

export type ArticleCategory = ArticleEntry['category']
export const ARTICLE_CATEGORIES: readonly ArticleCategory[] = ['individuals', 'businesses']

export type FilterableArticle = Pick<ArticleEntry, 'slug' | 'category' | 'tags'>

export interface ArticleFilter {
  category: 'all' | ArticleCategory
  /** The article must have all of these tags. */
  tags: readonly string[]
  /** Slugs that a search found, best first; null without a search. */
  found: readonly string[] | null
}

/** Returns the entries that pass every filter, in the order of `found`; without a search, in the order of `entries`. */
export function filterArticles<Entry extends FilterableArticle>(
  entries: readonly Entry[],
  { category, tags, found }: ArticleFilter,
): Entry[] {
  const passing = entries.filter(
    (entry) =>
      (category === 'all' || entry.category === category) && tags.every((tag) => entry.tags.includes(tag)),
  )
  if (!found) return passing
  const bySlug = new Map(passing.map((entry) => [entry.slug, entry]))
  return [...new Set(found)].flatMap((slug) => bySlug.get(slug) ?? [])
}

/** Returns every tag once, most frequent first. */
export function tagsByFrequency(entries: readonly Pick<FilterableArticle, 'tags'>[]): string[] {
  const counts = new Map<string, number>()
  for (const tag of entries.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one).map(([tag]) => tag)
}
