import type { ReactNode } from 'react'
import styles from './legal-text.module.css'

interface LegalTextProps {
  /** The chapters, by anchor and heading; `children` holds each as a `<section>`. */
  sections: readonly { id: string; title: string }[]
  /** The heading of the table of contents; a short text needs none. */
  contents?: string
  children: ReactNode
}

/** A text to read and to look things up in: numbered chapters, and beside them the way to each. */
export function LegalText({ sections, contents, children }: LegalTextProps) {
  return (
    <div className={contents ? styles.indexed : styles.plain}>
      {contents && (
        <nav aria-labelledby="contents" className={styles.contents}>
          <h2 id="contents">{contents}</h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.text}>{children}</div>
    </div>
  )
}

/** Terms and what is to be said about each, as rows. */
export function LegalFacts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

/** One row. */
export function LegalFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
