import { use } from 'react'
import { ArticleContext } from './article-context.ts'
import styles from './contents.module.css'

/** The article's chapters: folded away on a phone, beside the text on a desk, where the one being read is marked. */
export function TableOfContents() {
  const { toc, words } = use(ArticleContext)
  return (
    <nav aria-label={words.contents} className={styles.toc} data-does="mark-chapter">
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

/** The way back to the contents from anywhere in the text, with the chapter being read and how much is; on phones only. */
export function ContentsPill() {
  const { contents } = use(ArticleContext).words
  return (
    <a href="#contents-list" className={styles.pill}>
      {contents} <span data-place suppressHydrationWarning />
    </a>
  )
}
