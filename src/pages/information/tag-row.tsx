import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { FilterForm } from './filter-form.tsx'
import styles from './tag-row.module.css'
import type { Tag } from './tags.ts'

export const TAGS_AT_FIRST = 8

interface TagRowProps {
  tags: readonly Tag[]
  chosen: readonly string[]
  /** Returns the number of articles left if these tags are selected. */
  countWith: (tags: readonly string[]) => number
  choose: (tags: string[]) => void
  /** True to hide topics without articles, instead of disabling them. */
  withoutDeadEnds: boolean
}

/**
 * Shows the most frequent topics and the selected ones; a button shows all others. Each topic shows how many articles
 * are left if it is selected.
 */
export function TagRow({ tags, chosen, countWith, choose, withoutDeadEnds }: TagRowProps) {
  const [all, showAll] = useState(false)
  const topics = tags
    .map((tag) => {
      const isChosen = chosen.includes(tag.name)
      return { ...tag, isChosen, count: countWith(isChosen ? chosen : [...chosen, tag.name]) }
    })
    .filter(({ isChosen, count }) => isChosen || count > 0 || !withoutDeadEnds)
  if (topics.length === 0) return null
  const shown = topics.filter(({ isChosen }, index) => all || index < TAGS_AT_FIRST || isChosen)
  return (
    <FilterForm>
      <fieldset className={styles.topics}>
        <legend className="visually-hidden">
          <Trans>Topics</Trans>
        </legend>
        <ul id="topics" className={styles.tags}>
          {shown.map(({ name, lang, isChosen, count }) => {
            const isDeadEnd = !isChosen && count === 0
            const toggle = () => choose(isChosen ? chosen.filter((tag) => tag !== name) : [...chosen, name])
            return (
              <li key={name}>
                <Chip
                  type="submit"
                  name="tag"
                  value={name}
                  aria-pressed={isChosen}
                  aria-disabled={isDeadEnd || undefined}
                  onClick={isDeadEnd ? undefined : toggle}
                >
                  <span lang={lang}>{name}</span> <span className={styles.count}>{count}</span>
                </Chip>
              </li>
            )
          })}
        </ul>
        {topics.length > TAGS_AT_FIRST && (
          <Button
            tone="text"
            className={styles.more}
            aria-expanded={all}
            aria-controls="topics"
            onClick={() => showAll(!all)}
          >
            {all ? <Trans>Show fewer</Trans> : <Trans>Show all tags</Trans>}
          </Button>
        )}
      </fieldset>
    </FilterForm>
  )
}
