import type { ReactNode } from 'react'
import styles from './page-lead.module.css'

interface PageLeadProps {
  title: ReactNode
  intro: ReactNode
  /** Links to the most likely next steps. */
  actions?: ReactNode
  /** A drawing or picture beside the text. */
  picture?: ReactNode
}

/** The first screen of a page: its one h1, what the page is for, and the next step. */
export function PageLead({ title, intro, actions, picture }: PageLeadProps) {
  return (
    <div className={picture ? styles.pictured : styles.lead}>
      <div>
        <h1>{title}</h1>
        <p className={styles.intro}>{intro}</p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {picture}
    </div>
  )
}
