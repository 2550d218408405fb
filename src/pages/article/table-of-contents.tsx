import { use } from 'react'
import { ArticleContext } from './article-context.ts'
import styles from './contents.module.css'

/** Table of contents, collapsed in narrow viewports. Marks the current chapter. */
export function TableOfContents() {
  const { toc, words } = use(ArticleContext)
  return (
    <nav aria-label={words.contents} className={styles.toc} data-controller="mark-chapter">
      <p className={styles.title}>{words.contents}</p>
      <details>
        <summary>{words.contents}</summary>
        <ol id="contents-list" className={styles.chapters}>
          {toc.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

/** Floating link to the table of contents, in narrow viewports. Shows the current chapter's number and the total. */
export function ContentsPill() {
  const { contents } = use(ArticleContext).words
  return (
    <a href="#contents-list" className={styles.pill}>
      <span className="visually-hidden">{contents}</span>
      <span className={styles.pillText} aria-hidden="true">
        {contents}
      </span>{' '}
      <span data-place suppressHydrationWarning />
    </a>
  )
}
