import { Trans, useLingui } from '@lingui/react/macro'
import type { ArticleFilter } from '#src/content/article-filter.ts'
import { FilterForm } from './filter-form.tsx'
import styles from './filter-panel.module.css'
import type { ChangeFilters, Filters } from './filters.ts'
import { CATEGORIES } from './information.content.ts'
import { SearchBox } from './search-box.tsx'

interface FilterPanelProps {
  filters: Filters
  change: ChangeFilters
  onSearchFocus: () => void
  clear: () => void
}

export function FilterPanel({ filters, change, onSearchFocus, clear }: FilterPanelProps) {
  const { t } = useLingui()
  return (
    <search className={styles.panel}>
      <SearchBox
        text={filters.text}
        onText={(text) => change({ text }, { replace: true })}
        onFocus={onSearchFocus}
        onReset={clear}
      />
      <FilterForm>
        <fieldset>
          <legend>
            <Trans>For whom</Trans>
          </legend>
          <div className={styles.categories}>
            {(Object.keys(CATEGORIES) as ArticleFilter['category'][]).map((category) => (
              <button
                key={category}
                type="submit"
                name="category"
                value={category}
                aria-pressed={filters.category === category}
                onClick={() => change({ category })}
              >
                {t(CATEGORIES[category])}
              </button>
            ))}
          </div>
        </fieldset>
      </FilterForm>
    </search>
  )
}
