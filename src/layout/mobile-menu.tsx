import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react'
import styles from './mobile-menu.module.css'

interface MobileMenuProps {
  label: string
  className: string | undefined
  children: ReactNode
}

/** A native disclosure, so that it opens before and without scripts; a followed link and Escape close it. */
export function MobileMenu({ label, className, children }: MobileMenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => details.current?.removeAttribute('open')
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close()
  }
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    close()
    details.current?.querySelector('summary')?.focus()
  }
  return (
    <div className={className}>
      <details ref={details} className={styles.menu} onClick={closeOnLink} onKeyDown={closeOnEscape}>
        <summary className={styles.toggle}>{label}</summary>
        <nav aria-label={label}>{children}</nav>
      </details>
    </div>
  )
}
