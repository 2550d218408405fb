import { Trans, useLingui } from '@lingui/react/macro'
import type { ArticleEntry } from '#src/content/article.ts'
import { hasTag } from '#src/content/has-tag.ts'
import { CATEGORIES } from './information.content.ts'
import { TAGS_AT_FIRST } from './tag-row.tsx'
import type { Tag } from './tags.ts'
import styles from './topic-choice.module.css'

/**
 * Returns the topics of an article for the CSS filter, separated by spaces: its audience, and the indexes of its
 * frequent tags.
 */
export const topicsOf = ({ category, tags: own }: ArticleEntry, tags: readonly Tag[]): string =>
  [
    category,
    ...tags.slice(0, TAGS_AT_FIRST).flatMap(({ name }, number) => (hasTag(own, name) ? number : [])),
  ].join(' ')

/** Filter for visitors without scripts. It selects articles of one topic with CSS alone. */
export function TopicChoice({ tags }: { tags: readonly Tag[] }) {
  const { t } = useLingui()
  const choices = [
    { value: '', label: t(CATEGORIES.all) },
    { value: 'individuals', label: t(CATEGORIES.individuals) },
    { value: 'businesses', label: t(CATEGORIES.businesses) },
    ...tags
      .slice(0, TAGS_AT_FIRST)
      .map(({ name, lang }, number) => ({ value: `${number}`, label: name, lang })),
  ]
  return (
    <fieldset className={styles.choice} data-without-script>
      <legend>
        <Trans>Topics</Trans>
      </legend>
      {choices.map(({ value, label, ...language }) => (
        <label key={value} {...language}>
          <input type="radio" name="topic" value={value} defaultChecked={value === ''} /> {label}
        </label>
      ))}
    </fieldset>
  )
}
