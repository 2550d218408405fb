import type { ReactNode } from 'react'
import styles from './section.module.css'

interface SectionProps {
  /** Also the anchor `#<id>`. */
  id: string
  title: ReactNode
  intro?: ReactNode
  /** `night` is the one dark stretch a page may have. */
  tone?: 'paper' | 'deep' | 'night'
  /** The air above and below. */
  space?: 'close' | 'even' | 'wide'
  children: ReactNode
}

/** One chapter of a page under its own heading, on the river line that runs down the page. */
export function Section({ id, title, intro, tone = 'paper', space = 'even', children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={[styles.section, tone === 'night' ? 'night' : styles[tone], styles[space]]
        .filter(Boolean)
        .join(' ')}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id={`${id}-title`}>{title}</h2>
          {intro && <p>{intro}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
