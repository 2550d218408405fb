import { Plural, Trans } from '@lingui/react/macro'
import { Link, useLoaderData, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { carryTitle } from '#src/content/carry-title.ts'
import { carriesConcept } from '#src/content/tag-concepts.ts'
import { InlineDrawing } from '#src/ui/inline-drawing.tsx'
import styles from './article-list.module.css'

interface ArticleListProps {
  audience: 'individuals' | 'businesses'
  /** Stands beside an article that is the only one. */
  drawing?: string
}

/** The articles for one audience, with the tag filter of section 2: all of them first, then tags by alphabet. */
export function ArticleList({ audience, drawing }: ArticleListProps) {
  const { locale } = useRouteContext({ from: '__root__' })
  const entries = useLoaderData({ from: `/${audience}` })
  const articles = entries.filter(({ category, onAudiencePage }) => category === audience && onAudiencePage)
  const tags = [...new Set(articles.flatMap((article) => article.tags))].toSorted((one, other) =>
    one.localeCompare(other, locale),
  )
  const languageOf = (tag: string) => {
    const languages = articles.filter((article) => article.tags.includes(tag)).map(({ language }) => language)
    return languages.includes(locale) ? undefined : languages[0]
  }
  const [chosen, choose] = useState<string | null>(null)
  const shown = articles.filter((article) => chosen === null || carriesConcept(article.tags, chosen))
  const total = shown.length
  const isAlone = articles.length === 1
  const filter = (
    <ul className={styles.tags}>
      <li>
        <button type="button" aria-pressed={chosen === null} onClick={() => choose(null)}>
          <Trans id="articleList.all">All</Trans>
        </button>
      </li>
      {tags.map((tag) => (
        <li key={tag}>
          <button
            type="button"
            lang={languageOf(tag)}
            aria-pressed={chosen === tag}
            onClick={() => choose(tag)}
          >
            {tag}
          </button>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {isAlone ? (
        <details className={styles.folded}>
          <summary>
            <Trans id="articleList.topics">Filter by topic</Trans>
          </summary>
          {filter}
        </details>
      ) : (
        filter
      )}
      {total === 0 && (
        <p>
          <Trans id="articleList.none">No articles</Trans>
        </p>
      )}
      {total > 0 && !isAlone && (
        <p role="status" className={styles.count}>
          <Plural id="articleList.count" value={total} one="# article" other="# articles" />
        </p>
      )}
      <ul className={isAlone ? styles.feature : styles.articles}>
        {shown.map(({ slug, title, excerpt, tags: own, language }) => (
          <li key={slug} lang={language === locale ? undefined : language}>
            <p className={styles.own}>{own.join('\u00a0· ')}</p>
            <h3 id={`article-${slug}`}>{title}</h3>
            <p>{excerpt}</p>
            <p className={styles.more} lang={locale}>
              <Link
                to="/information/$slug"
                params={{ slug }}
                id={`more-${slug}`}
                aria-labelledby={`more-${slug} article-${slug}`}
                viewTransition
                onClick={carryTitle}
              >
                <Trans id="articleList.more">Read the guide</Trans>
              </Link>
            </p>
            {isAlone && drawing && <InlineDrawing src={drawing} width={480} height={320} />}
          </li>
        ))}
      </ul>
    </>
  )
}
