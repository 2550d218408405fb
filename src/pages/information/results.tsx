import { Plural, Trans } from '@lingui/react/macro'
import type { RefObject } from 'react'
import type { ArticleEntry } from '#src/content/article.ts'
import { ArticleCard } from './article-card.tsx'
import styles from './results.module.css'

interface ResultsProps {
  articles: readonly ArticleEntry[]
  /** The announced number of articles; the focus goes there when what had it has done its work and is gone. */
  count: RefObject<HTMLParagraphElement | null>
  reset: () => void
}

export function Results({ articles, count, reset }: ResultsProps) {
  const total = articles.length
  return (
    <>
      <p ref={count} role="status" tabIndex={-1} className={styles.count}>
        <Plural id="information.count" value={total} _0="No articles" one="# article" other="# articles" />
      </p>
      {total > 0 ? (
        <ul className={styles.cards}>
          {articles.map((entry) => (
            <ArticleCard key={entry.slug} entry={entry} />
          ))}
        </ul>
      ) : (
        <div className={styles.none}>
          <p>
            <Trans id="information.none">No articles match your filter criteria.</Trans>
          </p>
          <button type="button" onClick={reset}>
            <Trans id="information.reset">Reset the filters</Trans>
          </button>
        </div>
      )}
    </>
  )
}
