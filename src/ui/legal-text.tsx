import type { ReactNode } from 'react'
import styles from './legal-text.module.css'

export interface LegalSection {
  /** Also the anchor; the same in both languages. */
  id: string
  title: string
  content: ReactNode
}

interface LegalTextProps {
  sections: readonly LegalSection[]
  /** The heading of the table of contents; a short text needs none. */
  contents?: string
}

/** A text to read and to look things up in: numbered sections, and beside them the way to each. */
export function LegalText({ sections, contents }: LegalTextProps) {
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
      <div className={styles.text}>
        {sections.map(({ id, title, content }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {content}
          </section>
        ))}
      </div>
    </div>
  )
}

export interface LegalFact {
  term: string
  text: ReactNode
}

/** Terms and what is to be said about each, as rows. */
export function LegalFacts({ facts }: { facts: readonly LegalFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
