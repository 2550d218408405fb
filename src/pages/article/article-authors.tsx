import { Trans } from '@lingui/react/macro'
import type { ArticleEntry } from '#src/content/article.ts'
import { longDate } from '#src/content/long-date.ts'
import { formatPerson, site } from '#src/site/site.ts'
import { articleWords } from './article.texts.ts'
import styles from './article-authors.module.css'

/** Names the author, or the editorial team if the operator has not named an author. */
export function ArticleAuthors({ entry }: { entry: Pick<ArticleEntry, 'author' | 'reviewer'> }) {
  const author = formatPerson(entry.author ?? 'author')
  const reviewer = formatPerson(entry.reviewer ?? 'reviewer')
  return (
    <p className={styles.author}>
      {!author && !reviewer && <Trans>Written and checked by our editorial team.</Trans>}
      {!author && reviewer && <Trans>Written by our editorial team.</Trans>}
      {author && <Trans>Written by {author}.</Trans>}
    </p>
  )
}

/** Names the reviewer and the date of the review. Renders nothing without a reviewer. */
export function CheckedBy({ entry }: { entry: Pick<ArticleEntry, 'reviewer' | 'language'> }) {
  const key = entry.reviewer ?? 'reviewer'
  const reviewer = formatPerson(key)
  if (!reviewer) return null
  const checkedOn = site.people[key]?.checkedOn
  return (
    <p className={styles.checked}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="10.5" />
        <path d="m7.5 12.5 3 3 6-7" />
      </svg>
      <span>
        {articleWords(entry.language).checkedBy} <strong>{reviewer}</strong>
        {checkedOn && (
          <>
            , <time dateTime={checkedOn}>{longDate(checkedOn, entry.language)}</time>
          </>
        )}
      </span>
    </p>
  )
}
