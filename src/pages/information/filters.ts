import { useHydrated, useNavigate, useSearch } from '@tanstack/react-router'
import type { ArticleFilter } from '#src/content/article-filter.ts'
import type { InformationSearch } from './information.search.ts'

export interface Filters extends Omit<ArticleFilter, 'found'> {
  text: string
}

export const NO_FILTERS: Filters = { category: 'all', tags: [], text: '' }

/**
 * The filters, which live in the URL, and how to change them. Tags that no article has are left out. Until the
 * prerendered page is alive there are none: it was rendered without.
 */
export function useFilters(knownTags: readonly string[]) {
  const isAlive = useHydrated()
  const { category = 'all', tag = [], q = '' } = useSearch({ from: '/information/' })
  const navigate = useNavigate({ from: '/information/' })
  const filters: Filters = isAlive
    ? { category, tags: tag.filter((name) => knownTags.includes(name)), text: q }
    : NO_FILTERS
  return {
    filters,
    /** A step of its own for the back button, unless it replaces the present one. */
    change: (changed: Partial<Filters>, { replace = false } = {}) =>
      navigate({ search: searchOf({ ...filters, ...changed }), replace, resetScroll: false }),
  }
}

const searchOf = ({ category, tags, text }: Filters): InformationSearch => ({
  category: category === 'all' ? undefined : category,
  tag: tags.length > 0 ? [...tags] : undefined,
  q: text || undefined,
})
