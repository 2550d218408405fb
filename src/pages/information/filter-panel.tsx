import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ArticleFilter } from '#src/content/article-filter.ts'
import styles from './filter-panel.module.css'
import type { ChangeFilters, Filters } from './filters.ts'
import { CATEGORIES } from './information.content.ts'
import { SearchBox } from './search-box.tsx'
import type { Tag } from './tags.ts'

const TAGS_AT_FIRST = 8

interface FilterPanelProps {
  tags: readonly Tag[]
  filters: Filters
  change: ChangeFilters
  onSearchFocus: () => void
}

export function FilterPanel({ tags, filters, change, onSearchFocus }: FilterPanelProps) {
  const { t } = useLingui()
  const [allTags, setAllTags] = useState(false)
  const toggle = (name: string) => {
    const others = filters.tags.filter((tag) => tag !== name)
    change({ tags: others.length < filters.tags.length ? others : [...filters.tags, name] })
  }
  return (
    <search className={styles.panel}>
      <fieldset>
        <legend>
          <Trans id="information.category">For whom</Trans>
        </legend>
        <div className={styles.categories}>
          {(Object.keys(CATEGORIES) as ArticleFilter['category'][]).map((category) => (
            <button
              key={category}
              type="button"
              aria-pressed={filters.category === category}
              onClick={() => change({ category })}
            >
              {t(CATEGORIES[category])}
            </button>
          ))}
        </div>
      </fieldset>
      <SearchBox
        text={filters.text}
        onText={(text) => change({ text }, { replace: true })}
        onFocus={onSearchFocus}
      />
      <fieldset className={styles.topics}>
        <legend>
          <Trans id="information.tags">Topics</Trans>
        </legend>
        <ul id="topics" className={styles.tags}>
          {(allTags ? tags : tags.slice(0, TAGS_AT_FIRST)).map(({ name, lang }) => (
            <li key={name}>
              <button
                type="button"
                lang={lang}
                aria-pressed={filters.tags.includes(name)}
                onClick={() => toggle(name)}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
        {tags.length > TAGS_AT_FIRST && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={allTags}
            aria-controls="topics"
            onClick={() => setAllTags(!allTags)}
          >
            {allTags ? (
              <Trans id="information.tags.fewer">Show fewer</Trans>
            ) : (
              <Trans id="information.tags.all">Show all tags</Trans>
            )}
          </button>
        )}
      </fieldset>
    </search>
  )
}
