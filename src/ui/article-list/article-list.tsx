import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { ArticleEntry } from '#src/content/article.ts'
import { hasTag } from '#src/content/has-tag.ts'
import { Chip } from '#src/ui/chip.tsx'
import { GuideLink } from '#src/ui/guide-link.tsx'
import { InlineDrawing } from '#src/ui/inline-drawing.tsx'
import { LanguageMark } from '#src/ui/language-mark.tsx'
import styles from './article-list.module.css'

interface ArticleListProps {
  entries: readonly ArticleEntry[]
  audience: 'individuals' | 'businesses'
  /** Drawing shown if the list has just one article. */
  drawing?: string
}

/** List of the articles that an audience's page shows (`onAudiencePage`), with a filter by tag. */
export function ArticleList({ entries, audience, drawing }: ArticleListProps) {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  const articles = entries.filter(({ category, onAudiencePage }) => category === audience && onAudiencePage)
  const tags = [...new Set(articles.flatMap((article) => article.tags))].sort((one, other) =>
    one.localeCompare(other, locale),
  )
  const languageOf = (tag: string) => {
    const languages = articles.filter((article) => article.tags.includes(tag)).map(({ language }) => language)
    return languages.includes(locale) ? undefined : languages[0]
  }
  const tagged = (tag: string) => articles.filter((article) => hasTag(article.tags, tag))
  const counted = (total: number) => t({ message: plural(total, { one: '# article', other: '# articles' }) })
  const isAlone = articles.length === 1
  const filter = (
    <ul className={styles.tags}>
      <li>
        <Chip aria-pressed data-tag="" data-count={counted(articles.length)}>
          <Trans>All</Trans>
        </Chip>
      </li>
      {tags.map((tag, number) => (
        <li key={tag}>
          <Chip
            lang={languageOf(tag)}
            aria-pressed={false}
            data-tag={number}
            data-count={counted(tagged(tag).length)}
          >
            {tag}
          </Chip>
        </li>
      ))}
    </ul>
  )
  return (
    <div data-controller="filter-list">
      <details className={styles.folded} data-with-script="">
        <summary>
          <Trans>Filter by topic</Trans>
        </summary>
        {filter}
      </details>
      {articles.length === 0 && (
        <p>
          <Trans>No articles</Trans>
        </p>
      )}
      {articles.length > 1 && (
        <p role="status" className={styles.count} data-with-script="">
          {counted(articles.length)}
        </p>
      )}
      <ul className={isAlone ? styles.feature : styles.articles}>
        {articles.map(({ slug, page, title, excerpt, tags: own, language }) => (
          <li
            key={slug}
            lang={language === locale ? undefined : language}
            data-tags={tags.flatMap((tag, number) => (hasTag(own, tag) ? number : [])).join(' ')}
          >
            <p className={styles.own} data-repeats>
              {own.join('\u00a0· ')}
            </p>
            <h3 id={`article-${slug}`}>
              {title}
              <LanguageMark language={language} />
            </h3>
            <p data-repeats>{excerpt}</p>
            <p className={styles.more} lang={locale}>
              <GuideLink
                page={page}
                language={language}
                id={`more-${slug}`}
                aria-labelledby={`more-${slug} article-${slug}`}
                data-controller="carry-title"
              >
                <Trans>Read the guide</Trans>
              </GuideLink>
            </p>
            {isAlone && drawing && <InlineDrawing src={drawing} width={480} height={320} />}
          </li>
        ))}
      </ul>
    </div>
  )
}
