import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { ArticleEntry } from '#src/content/article.ts'
import { articleDate } from '#src/content/articles.ts'
import { namedPerson, site } from '#src/site.ts'
import styles from './article.module.css'

/** Who wrote and who checked the article, as far as the operator has named them. */
export function ArticleAuthors({ entry }: { entry: Pick<ArticleEntry, 'author' | 'reviewer'> }) {
  const author = namedPerson(entry.author ?? 'author')
  const reviewer = namedPerson(entry.reviewer ?? 'reviewer')
  const { locale } = useRouteContext({ from: '__root__' })
  const checkedOn = site.people[entry.reviewer ?? 'reviewer']?.checkedOn
  const day = checkedOn && articleDate(checkedOn, locale)
  return (
    <p className={styles.author}>
      {!author && !reviewer && <Trans id="article.author">Written and checked by our editorial team.</Trans>}
      {!author && reviewer && <Trans id="article.writtenByTeam">Written by our editorial team.</Trans>}
      {author && <Trans id="article.writtenBy">Written by {author}.</Trans>}{' '}
      {reviewer && !day && <Trans id="article.checkedBy">Checked by {reviewer}.</Trans>}
      {reviewer && day && (
        <Trans id="article.checkedByOn">
          Checked by {reviewer}, {day}.
        </Trans>
      )}
    </p>
  )
}
