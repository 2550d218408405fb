import type { ReactNode } from 'react'
import styles from './mobile-menu.module.css'

interface MobileMenuProps {
  label: string
  className: string | undefined
  children: ReactNode
}

/** Menu that opens without scripts, because it is a `<details>` element. */
export const MobileMenu = ({ label, className, children }: MobileMenuProps) => (
  <div className={className}>
    <details className={styles.menu} data-controller="close-menu">
      <summary className={styles.toggle}>{label}</summary>
      <nav aria-label={label}>{children}</nav>
    </details>
  </div>
)
