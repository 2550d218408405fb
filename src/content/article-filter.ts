import type { ArticleEntry } from './article.ts'

export type ArticleCategory = ArticleEntry['category']
export const ARTICLE_CATEGORIES: readonly ArticleCategory[] = ['individuals', 'businesses']

/** The fields of an entry that the filter reads. */
export type FilterableArticle = Pick<ArticleEntry, 'slug' | 'category' | 'tags'>

export interface ArticleFilter {
  category: 'all' | ArticleCategory
  /** An article must carry all of them. */
  tags: readonly string[]
  /** The slugs a search has found, best first; null while nothing is searched for. */
  found: readonly string[] | null
}

/** The entries that pass every filter: in the order of the search where there is one, else in their own. */
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

/** Every tag once, the most frequent first; among equals, the one that comes first in the entries. */
export function tagsByFrequency(entries: readonly Pick<FilterableArticle, 'tags'>[]): string[] {
  const counts = new Map<string, number>()
  for (const tag of entries.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one).map(([tag]) => tag)
}
