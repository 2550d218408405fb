import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { memo } from 'react'
import type { ArticleEntry } from '#src/content/article.ts'
import { longDate } from '#src/content/long-date.ts'
import { GuideLink } from '#src/ui/guide-link.tsx'
import styles from './article-card.module.css'
import { CATEGORIES, LANGUAGE_NOTES } from './information.content.ts'

const TAGS_ON_CARD = 3

interface ArticleCardProps {
  entry: ArticleEntry
  /** Topics from `topicsOf`, for the filter that works without scripts. */
  topics: string
  /** True for the first cards. The browser may prefetch their articles especially early (`data-ahead`). */
  isFirst: boolean
}

/** Memoised, because otherwise each change of a filter and each pause in typing would render all cards. */
export const ArticleCard = memo(function ArticleCard({ entry, topics, isFirst }: ArticleCardProps) {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  const { slug, page, title, excerpt, category, featured, tags, updated, readTime: minutes, language } = entry
  const foreign = language === locale ? undefined : language
  const others = tags.slice(TAGS_ON_CARD)
  const count = others.length
  return (
    <li className={featured ? styles.featured : styles.card} data-topics={topics}>
      <p className={styles.badges}>
        <span className={styles.category}>{t(CATEGORIES[category])}</span>
        {featured && (
          <span className={styles.mark}>
            <Trans>Featured</Trans>
          </span>
        )}
        <span className={styles.minutes}>
          <Trans>{minutes} min read</Trans>
        </span>
      </p>
      <h3 id={`article-${slug}`} lang={foreign} className={styles.title}>
        {title}
      </h3>
      <p lang={foreign} className={styles.excerpt}>
        {excerpt}
      </p>
      <ul className={styles.tags} data-repeats>
        {tags.slice(0, TAGS_ON_CARD).map((tag) => (
          <li key={tag} lang={foreign}>
            {tag}
          </li>
        ))}
        {count > 0 && (
          <li>
            <span aria-hidden="true">+{count}</span>
            <span className="visually-hidden">
              <Plural value={count} one="and # more tag" other="and # more tags" />
              {': '}
              <span lang={foreign}>{others.join(', ')}</span>
            </span>
          </li>
        )}
      </ul>
      <p className={styles.meta}>
        <span>
          {foreign ? (
            <time dateTime={updated} lang={foreign}>
              {longDate(updated, language)}
            </time>
          ) : (
            <Trans>
              Updated <time dateTime={updated}>{longDate(updated, language)}</time>
            </Trans>
          )}
        </span>{' '}
        {foreign && <span>{t(LANGUAGE_NOTES[foreign])}</span>}
      </p>
      <p className={styles.read} {...(isFirst && { 'data-ahead': '' })}>
        <GuideLink
          page={page}
          language={language}
          id={`read-${slug}`}
          aria-labelledby={`read-${slug} article-${slug}`}
          data-controller="carry-title"
        >
          <Trans>Read Article</Trans>
        </GuideLink>
      </p>
    </li>
  )
})
