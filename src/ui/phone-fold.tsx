import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './phone-fold.module.css'

interface PhoneFoldProps {
  /** The heading under which it stands; a screen reader hears it with the arrow. */
  title: string
  children: ReactNode
}

/**
 * The rest of something whose heading, or first sentence, stands before it in the same element. A phone folds it
 * (`foldOnPhone`) and shows an arrow beside the heading; it is open on wider screens, on paper and without scripts.
 */
export const PhoneFold = ({ title, children }: PhoneFoldProps) => (
  <details open className={styles.fold} data-does="fold-on-phone">
    <summary data-repeats>
      <Trans id="phoneFold.more">More:</Trans> {title}
    </summary>
    {children}
  </details>
)
