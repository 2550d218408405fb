import { useLingui } from '@lingui/react/macro'
import type { Filters } from './filters.ts'
import { CATEGORIES } from './information.content.ts'

/** `without` is the change that removes the filter. */
export interface ActiveFilter {
  key: string
  kind: 'category' | 'tag' | 'text'
  /** A category, a tag's name, or the search text. */
  value: string
  without: Partial<Filters>
}

/** In display order. */
export const activeFilters = ({ category, tags, text }: Filters): ActiveFilter[] => [
  ...(category === 'all'
    ? []
    : [
        {
          key: 'category',
          kind: 'category' as const,
          value: category,
          without: { category: 'all' as const },
        },
      ]),
  ...tags.map((name) => ({
    key: `tag ${name}`,
    kind: 'tag' as const,
    value: name,
    without: { tags: tags.filter((tag) => tag !== name) },
  })),
  ...(text === '' ? [] : [{ key: 'text', kind: 'text' as const, value: text, without: { text: '' } }]),
]

/** Returns the label of a filter; tags stay in their own language. */
export function useFilterLabel(): (filter: ActiveFilter) => string {
  const { t } = useLingui()
  return ({ kind, value }) => {
    if (kind === 'category') return t(CATEGORIES[value as keyof typeof CATEGORIES])
    return kind === 'text' ? t({ id: 'information.quoted', message: `“${value}”` }) : value
  }
}
