import { useLingui } from '@lingui/react/macro'
import type { Filters } from './filters.ts'
import { CATEGORIES } from './information.content.ts'

/** One filter that is set, and what is left to change when it goes. */
export interface ActiveFilter {
  key: string
  kind: 'category' | 'tag' | 'text'
  /** A tag's name or the text searched for. */
  value: string
  without: Partial<Filters>
}

/** The filters that are set, in the order in which they are shown. */
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

/** Labels of filters in the interface's language. */
export function useFilterLabel(): (filter: ActiveFilter) => string {
  const { t } = useLingui()
  return ({ kind, value }) => {
    if (kind === 'category') return t(CATEGORIES[value as keyof typeof CATEGORIES])
    return kind === 'text' ? t({ id: 'information.quoted', message: `“${value}”` }) : value
  }
}
