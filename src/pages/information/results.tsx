import { Plural, Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode, RefObject } from 'react'
import { addressOf } from '#contracts/tables/answers-address.ts'
import { localizedPath } from '#contracts/values/page-address.ts'
import type { ArticleEntry } from '#src/content/article.ts'
import { Button } from '#src/ui/button.tsx'
import { ArticleCard } from './article-card.tsx'
import styles from './results.module.css'
import { SEARCH_FORM } from './search-box.tsx'

const FIRST_CARDS = 6

interface ResultsProps {
  articles: readonly ArticleEntry[]
  topicsOf: (entry: ArticleEntry) => string
  /** True if no article contains all words of the search text. `articles` are then the closest ones. */
  areClosest: boolean
  answerCount: number
  answers: ReactNode
  /** Filters of the articles, below the answers of a search. */
  filterRows: ReactNode
  /** True while more results may follow. */
  isSearching: boolean
  /** Search text about a subject that the site does not cover. A link passes it on to the consultation form. */
  missing: string | undefined
  /** Element with the number of results. It takes the focus when the focused control disappears. */
  count: RefObject<HTMLParagraphElement | null>
  isFiltered: boolean
  nothing: ReactNode
}

export function Results({
  articles,
  topicsOf,
  areClosest,
  answerCount,
  answers,
  filterRows,
  isSearching,
  missing,
  count,
  isFiltered,
  nothing,
}: ResultsProps) {
  const total = articles.length
  return (
    <>
      <p aria-hidden="true" hidden={!isSearching} className={styles.searching}>
        <Trans>Searching the guides …</Trans>
      </p>
      <div
        className={isSearching ? 'visually-hidden' : styles.bar}
        data-heads={filterRows || total + answerCount === 0 ? '' : undefined}
      >
        <p ref={count} role="status" tabIndex={-1} className={styles.count}>
          {isSearching ? (
            <Trans>Searching the guides …</Trans>
          ) : (
            <Found total={total} answers={answerCount} missing={missing} />
          )}
        </p>
        {isFiltered && (
          <Button type="reset" form={SEARCH_FORM} tone="text" className={styles.clear}>
            <Trans>Clear</Trans>
          </Button>
        )}
      </div>
      {answers}
      {filterRows}
      {total > 0 && (
        <h2 className={answerCount > 0 ? styles.articles : 'visually-hidden'}>
          <Trans>Articles</Trans>
        </h2>
      )}
      {areClosest && total > 0 && (
        <p>
          <Trans>No article has all words. These come closest.</Trans>
        </p>
      )}
      {total > 0 ? (
        <ul className={styles.cards}>
          {articles.map((entry, index) => (
            <ArticleCard
              key={entry.slug}
              entry={entry}
              isFirst={index < FIRST_CARDS}
              topics={topicsOf(entry)}
            />
          ))}
        </ul>
      ) : (
        nothing
      )}
    </>
  )
}

interface FoundProps {
  total: number
  answers: number
  missing: string | undefined
}

function Found({ total, answers, missing }: FoundProps) {
  const { locale } = useRouteContext({ from: '__root__' })
  if (missing !== undefined) {
    const askUs = localizedPath(`/free-consultation#request&${addressOf({ about: missing })}`, locale)
    return (
      <Trans>
        We have no guide on “{missing}”. <a href={askUs}>Ask us</a>.
      </Trans>
    )
  }
  if (answers > 0) {
    return (
      <>
        <Plural value={answers} one="# answer" other="# answers" />
        {', '}
        <Plural value={total} one="# article" other="# articles" />
      </>
    )
  }
  return (
    <Plural value={total} _0="No articles match your filter criteria." one="# article" other="# articles" />
  )
}
