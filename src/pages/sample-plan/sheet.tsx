import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { site } from '#src/site/site.ts'
import styles from './sample-plan.module.css'

const SHEETS = 8

interface SheetProps {
  number: number
  title: ReactNode
  /** Note in the margin that explains the purpose of the sheet. */
  note: ReactNode
  children: ReactNode
}

/** Sheet of the sample plan, marked as invented. */
export function Sheet({ number, title, note, children }: SheetProps) {
  const id = `sheet-${number}`
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.row}>
      <div className={styles.sheet}>
        <p className={styles.mark}>
          <span>{site.name}</span>
          <span>
            <Trans>Invented for this page</Trans>
          </span>
          <span>
            <Trans>
              Sheet {number} of {SHEETS}
            </Trans>
          </span>
        </p>
        <h2 id={`${id}-title`}>{title}</h2>
        {children}
      </div>
      <p className={styles.note}>{note}</p>
    </section>
  )
}
