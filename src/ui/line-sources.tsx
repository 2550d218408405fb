import { Fragment } from 'react'
import type { Mark } from '#src/content/law/law.ts'
import type { Citation } from '#src/content/law/tool-page.ts'
import styles from './line-sources.module.css'

interface LineSourcesProps {
  sources: readonly (Citation & { readonly mark?: Mark })[]
  /** Words for the marks of sources, such as "reported". */
  marks?: Readonly<Record<Mark, string>>
}

/** Sources of a line, each a link with a target of at least 24 px (WCAG 2.5.8). */
export const LineSources = ({ sources, marks }: LineSourcesProps) =>
  sources.length > 0 && (
    <small className={styles.sources}>
      {sources.map(({ text, link, mark }, index) => (
        <Fragment key={text}>
          {index > 0 && '; '}
          {link ? <a href={link}>{text}</a> : text}
          {mark && marks?.[mark] && ` (${marks[mark]})`}
        </Fragment>
      ))}
    </small>
  )
