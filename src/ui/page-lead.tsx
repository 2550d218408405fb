import type { ReactNode } from 'react'
import styles from './page-lead.module.css'

interface PageLeadProps {
  title: ReactNode
  intro?: ReactNode
  actions?: ReactNode
  picture?: ReactNode
}

export function PageLead({ title, intro, actions, picture }: PageLeadProps) {
  return (
    <div className={picture ? styles.pictured : styles.lead}>
      <div>
        <h1>{title}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {picture}
    </div>
  )
}
