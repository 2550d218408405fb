import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './phone-fold.module.css'

/** Class of the element that contains the heading and its `PhoneFold`. */
export const aroundFold = styles.around

interface PhoneFoldProps {
  /** Text of the heading above, for screen readers. */
  title: string
  children: ReactNode
}

/**
 * Text that is collapsed on phones, below its heading. It is open on wider screens, in print and
 * without scripts.
 */
export const PhoneFold = ({ title, children }: PhoneFoldProps) => (
  <details open className={styles.fold} data-controller="fold-on-phone">
    <summary data-repeats>
      <Trans>More:</Trans> {title}
    </summary>
    {children}
  </details>
)
