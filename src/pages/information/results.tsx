import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode, RefObject } from 'react'
import type { ArticleEntry } from '#src/content/article.ts'
import compass from '#src/illustrations/compass.svg'
import { ArticleCard } from './article-card.tsx'
import styles from './results.module.css'
import { SEARCH_FORM } from './search-box.tsx'

interface ResultsProps {
  articles: readonly ArticleEntry[]
  /** What each is about, for a choice without scripts. */
  topicsOf: (entry: ArticleEntry) => string
  /** The search found no article with all words, and these come closest. */
  areClosest: boolean
  /** The announced number of articles; the focus goes there when what had it has done its work and is gone. */
  count: RefObject<HTMLParagraphElement | null>
  isFiltered: boolean
  /** Stands in place of the articles where there are none. */
  nothing: ReactNode
}

export function Results({ articles, topicsOf, areClosest, count, isFiltered, nothing }: ResultsProps) {
  const total = articles.length
  return (
    <>
      <div className={styles.bar}>
        <p ref={count} role="status" tabIndex={-1} className={styles.count}>
          <Plural
            id="information.count"
            value={total}
            _0="No articles match your filter criteria."
            one="# article"
            other="# articles"
          />
        </p>
        {isFiltered && (
          <button type="reset" form={SEARCH_FORM} className={styles.clear}>
            <Trans id="information.clear.short">Clear</Trans>
          </button>
        )}
      </div>
      {areClosest && total > 0 && (
        <p>
          <Trans id="information.closest">No article has all words. These come closest.</Trans>
        </p>
      )}
      {total > 0 ? (
        <ul className={styles.cards}>
          {articles.map((entry, index) => (
            <ArticleCard
              key={entry.slug}
              entry={entry}
              topics={topicsOf(entry)}
              drawing={index === 0 && entry.featured && articles[1]?.featured ? compass : undefined}
            />
          ))}
        </ul>
      ) : (
        nothing
      )}
    </>
  )
}
