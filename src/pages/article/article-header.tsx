import { Trans, useLingui } from '@lingui/react/macro'
import { fillIn } from '#contracts/values/fill-in.ts'
import type { ArticleEntry } from '#src/content/article.ts'
import { longDate } from '#src/content/long-date.ts'
import { Link } from '#src/ui/link.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'
import { articleWords } from './article.texts.ts'
import { CheckedBy } from './article-authors.tsx'
import styles from './article-header.module.css'

export function ArticleHeader({ entry }: { entry: ArticleEntry }) {
  const { t } = useLingui()
  const { title, updated, readTime, language, backLink } = entry
  const words = articleWords(language)
  return (
    <header className={styles.header}>
      <div className={styles.trail}>
        <nav aria-label={t`Breadcrumb`} data-repeats>
          <ol className={styles.breadcrumb}>
            <li>
              <Link to="/">
                <Trans>Home</Trans>
              </Link>
            </li>
            <li>
              <Link to="/information" activeOptions={{ exact: true }}>
                <Trans>Information Center</Trans>
              </Link>
            </li>
          </ol>
        </nav>
        <p>
          <SiteLink href={backLink}>
            {backLink.startsWith('/businesses') ? (
              <Trans>Back to the page for businesses</Trans>
            ) : (
              <Trans>Back to the page for individuals</Trans>
            )}
          </SiteLink>
        </p>
      </div>
      <h1>{title}</h1>
      <p className={styles.meta}>
        {words.updated} <time dateTime={updated}>{longDate(updated, language)}</time> ·{' '}
        <span className={styles.minutes}>{fillIn(words.minutes, { minutes: readTime })}</span>
      </p>
    </header>
  )
}

/** Who checked the article, the date of its law, and its tags: after the summary, which stands on the first screen. */
export function ArticleBasis({ entry, dates }: { entry: ArticleEntry; dates: string }) {
  const { tags, language } = entry
  const [laterChanges, list] = articleWords(language).laterChanges
  return (
    <footer>
      <CheckedBy entry={entry} />
      <p className={styles.dates}>
        {dates && `${dates}. `}
        {laterChanges}{' '}
        <Link to="/information" hash="law-changes">
          {list}
        </Link>
        .
      </p>
      <ul className={styles.tags}>
        {tags.map((tag) => (
          <li key={tag}>
            <Link
              to="/information"
              search={{ tag: [tag] }}
              activeOptions={{ exact: true, includeSearch: true }}
            >
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  )
}
