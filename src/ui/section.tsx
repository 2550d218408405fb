import type { ReactNode } from 'react'
import styles from './section.module.css'

interface SectionProps {
  id: string
  title: ReactNode
  intro?: ReactNode
  /** Stands below the heading on phones; on desks beside it or, in a section `isBeside`, below it. */
  aside?: ReactNode
  /** Use `night` at most once per page. */
  tone?: 'paper' | 'deep' | 'night'
  space?: 'close' | 'even'
  /** Places the heading beside the content on desks, not above it. */
  isBeside?: boolean
  children: ReactNode
}

export function Section({
  id,
  title,
  intro,
  aside,
  tone = 'paper',
  space = 'even',
  isBeside,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={[styles.section, tone === 'night' ? 'night' : styles[tone], styles[space]]
        .filter(Boolean)
        .join(' ')}
    >
      <div className={isBeside ? `${styles.inner} ${styles.beside}` : styles.inner}>
        <div className={styles.head}>
          <h2 id={`${id}-title`}>{title}</h2>
          {intro && <p>{intro}</p>}
          {aside}
        </div>
        {children}
      </div>
    </section>
  )
}
