import { ARTICLE_CATEGORIES, type ArticleCategory } from '#src/content/article-filter.ts'
import { SEARCH_TEXT_LENGTH } from './search-text-length.ts'

const TAGS_AT_MOST = 20

/** Filters in the URL, such as `?category=individuals&tag=Doctors&tag=Recognition&q=text`. */
export interface InformationSearch {
  category?: ArticleCategory | undefined
  tag?: string[] | undefined
  q?: string | undefined
}

/**
 * Reads the known filters and ignores all other parameters. Missing filters are explicitly undefined, so that the
 * router removes them from the query.
 */
export function informationSearch({ category, tag, q }: Record<string, unknown>): InformationSearch {
  const tags = [...new Set([tag].flat().filter(isText))].slice(0, TAGS_AT_MOST)
  const text = isText(q) ? q.slice(0, SEARCH_TEXT_LENGTH).trim() : ''
  return {
    category: ARTICLE_CATEGORIES.find((known) => known === category),
    tag: tags.length > 0 ? tags : undefined,
    q: text || undefined,
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
