import { Trans, useLingui } from '@lingui/react/macro'
import type { ArticleEntry } from '#src/content/article.ts'
import type { Article } from '#src/content/articles.ts'
import { useTextLanguage } from '#src/site/i18n.ts'
import { GuideLink } from '#src/ui/guide-link.tsx'
import { LanguageMark } from '#src/ui/language-mark.tsx'
import styles from './article-neighbours.module.css'

export function ArticleNeighbours({ article: { related, previous, next } }: { article: Article }) {
  const { t } = useLingui()
  return (
    <>
      <section aria-labelledby="related" className={`night ${styles.related}`}>
        <h2 className="page-frame" id="related">
          <Trans>Related articles</Trans>
        </h2>
        <ul className={styles.list}>
          {related.map((entry) => (
            <li key={entry.slug}>
              <h3>
                <ArticleLink entry={entry} />
              </h3>
              <p lang={entry.language}>{entry.excerpt}</p>
            </li>
          ))}
        </ul>
      </section>
      <nav aria-label={t`Previous and next article`} className={styles.pager}>
        {previous && (
          <p className={styles.neighbour}>
            <Trans>Previous</Trans>: <ArticleLink entry={previous} />
          </p>
        )}
        {next && (
          <p className={styles.neighbour}>
            <Trans>Next</Trans>: <ArticleLink entry={next} />
          </p>
        )}
      </nav>
    </>
  )
}

function ArticleLink({ entry: { page, title, language } }: { entry: ArticleEntry }) {
  const frame = useTextLanguage()
  return (
    <GuideLink
      page={page}
      language={language}
      lang={language === frame ? undefined : language}
      data-controller="carry-title"
    >
      {title}
      <LanguageMark language={language} />
    </GuideLink>
  )
}
