import { useLingui } from '@lingui/react/macro'
import type { Filters } from './filters.ts'
import { CATEGORIES } from './information.content.ts'

/** Filter that the visitor can remove. `without` is the change that removes it. */
export interface ActiveFilter {
  key: string
  kind: 'category' | 'tag' | 'text'
  value: string
  without: Partial<Filters>
}

/** Returns the active filters in display order. */
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

/** Returns a function that labels a filter. Tags are not translated. */
export function useFilterLabel(): (filter: ActiveFilter) => string {
  const { t } = useLingui()
  return ({ kind, value }) => {
    if (kind === 'category') return t(CATEGORIES[value as keyof typeof CATEGORIES])
    return kind === 'text' ? t`“${value}”` : value
  }
}
