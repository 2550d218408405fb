import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FOUNDERS, type FounderCity, portraitOf } from '#src/content/founder-promises.ts'
import { site } from '#src/site/site.ts'
import styles from './founder-note.module.css'
import { Portrait } from './portrait.tsx'
import { Unbroken } from './unbroken.tsx'

interface FounderNoteProps {
  /** City of the founder whose portrait and promise are shown. */
  city: FounderCity
  /** Replaces the standard promise of the founder. */
  children?: ReactNode
}

export const FounderOffer = ({ button, ...note }: FounderNoteProps & { button: ReactNode }) => (
  <div className={styles.offer}>
    <FounderNote {...note} />
    {button}
  </div>
)

export function FounderNote({ city, children }: FounderNoteProps) {
  const { t } = useLingui()
  const { role, promise } = FOUNDERS[city]
  const name = site.founders.find((founder) => founder.city === city)?.name
  return (
    <div className={styles.note}>
      <Portrait src={portraitOf(city)} />
      <div>
        <p className={styles.promise}>{children ?? <Unbroken>{t(promise)}</Unbroken>}</p>
        <p className={styles.name}>
          {name} <span>{t(role)}</span>
        </p>
      </div>
    </div>
  )
}
