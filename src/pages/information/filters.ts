import { useHydrated, useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ArticleFilter } from '#src/content/article-filter.ts'
import type { InformationSearch } from './information.search.ts'

export interface Filters extends Omit<ArticleFilter, 'found'> {
  text: string
}

/** Changes some of the filters. Adds a history entry unless `replace` is true. */
export type ChangeFilters = (changed: Partial<Filters>, options?: { replace: boolean }) => void

export const NO_FILTERS: Filters = { category: 'all', tags: [], text: '' }

/**
 * Returns the filters from the URL, and a function that changes them. Omits tags that no article has. Before hydration,
 * no filter is set, as in the prerendered page.
 */
export function useFilters(knownTags: readonly string[]): [Filters, ChangeFilters] {
  const isHydrated = useHydrated()
  const search = useSearch({ from: '/information/' })
  const navigate = useNavigate({ from: '/information/' })
  const change: ChangeFilters = (changed, { replace } = { replace: false }) => {
    navigate({
      search: (current) => searchOf({ ...filtersIn(current, knownTags), ...changed }),
      replace,
      resetScroll: false,
    })
  }
  const filters = useMemo(
    () => (isHydrated ? filtersIn(search, knownTags) : NO_FILTERS),
    [isHydrated, search, knownTags],
  )
  return [filters, change]
}

const filtersIn = (
  { category, tag = [], q = '' }: InformationSearch,
  knownTags: readonly string[],
): Filters => ({
  category: category ?? 'all',
  tags: tag.filter((name) => knownTags.includes(name)),
  text: q,
})

const searchOf = ({ category, tags, text }: Filters): InformationSearch => ({
  category: category === 'all' ? undefined : category,
  tag: tags.length > 0 ? [...tags] : undefined,
  q: text || undefined,
})
