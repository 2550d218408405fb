import type { ReactNode } from 'react'
import styles from './status-list.module.css'

/** List of facts about a message. Each child is a `StatusRow`. */
export const StatusList = ({ children }: { children: ReactNode }) => (
  <dl className={styles.list}>{children}</dl>
)

interface StatusRowProps {
  label: string
  children: ReactNode
}

export const StatusRow = ({ label, children }: StatusRowProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
