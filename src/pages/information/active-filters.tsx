import { Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import styles from './active-filters.module.css'
import { type ActiveFilter, activeFilters, useFilterLabel } from './filter-chips.ts'
import type { ChangeFilters, Filters } from './filters.ts'
import { SEARCH_FORM } from './search-box.tsx'
import type { Tag } from './tags.ts'

interface ActiveFiltersProps {
  tags: readonly Tag[]
  filters: Filters
  change: ChangeFilters
  /** Called when the visitor removes the last filter. The handler must move the focus. */
  onLastRemoved: () => void
}

/** Shows the active filters, except the search text, which its box clears. */
export function ActiveFilters({ tags, filters, change, onLastRemoved }: ActiveFiltersProps) {
  const { t } = useLingui()
  const labelOf = useFilterLabel()
  const chips = activeFilters(filters).filter(({ kind }) => kind !== 'text')
  if (chips.length === 0) return null

  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>, without: ActiveFilter['without']) => {
    const chip = currentTarget.closest('li')
    const neighbour = chip?.nextElementSibling ?? chip?.previousElementSibling
    if (neighbour) neighbour.querySelector('button')?.focus()
    else onLastRemoved()
    change(without)
  }
  return (
    <div className={styles.row}>
      <p id="active-filters" className={styles.label}>
        <Trans>Active filters</Trans>
      </p>
      <ul aria-labelledby="active-filters" className={styles.chips}>
        {chips.map((filter) => {
          const label = labelOf(filter)
          return (
            <li key={filter.key}>
              <Chip
                aria-label={t`Remove filter: ${label}`}
                onClick={(event) => remove(event, filter.without)}
              >
                <span lang={tags.find(({ name }) => filter.kind === 'tag' && name === filter.value)?.lang}>
                  {label}
                </span>
                <svg viewBox="0 0 16 16" aria-hidden="true">
                  <path d="M4 4l8 8M12 4l-8 8" />
                </svg>
              </Chip>
            </li>
          )
        })}
      </ul>
      <Button type="reset" form={SEARCH_FORM} tone="text" className={styles.clear}>
        <Trans>Clear all</Trans>
      </Button>
    </div>
  )
}
