import type { ReactNode } from 'react'
import styles from './legal-text.module.css'

interface LegalTextProps {
  /** Id and heading of each chapter in `children`. */
  sections: readonly { id: string; title: string }[]
  /** Heading of the table of contents. Without it, the text has no table of contents. */
  contents?: string
  children: ReactNode
}

/** Legal text. With `contents`, it has numbered chapters and a table of contents. */
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

export function LegalFacts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

export function LegalFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
