import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FOUNDERS, portraitOf } from '#src/content/founder-promises.ts'
import { type Founder, founderFor } from '#src/site/site.ts'
import styles from './founder-note.module.css'
import { Portrait } from './portrait.tsx'
import { Unbroken } from './unbroken.tsx'

interface FounderNoteProps {
  /** Audience of the founder whose portrait and promise are shown. */
  audience: Founder['audience']
  /** Replaces the standard promise of the founder. */
  children?: ReactNode
}

export const FounderOffer = ({ button, ...note }: FounderNoteProps & { button: ReactNode }) => (
  <div className={styles.offer}>
    <FounderNote {...note} />
    {button}
  </div>
)

export function FounderNote({ audience, children }: FounderNoteProps) {
  const { t } = useLingui()
  const { name, city, photo } = founderFor(audience)
  const { role, promise } = FOUNDERS[city]
  return (
    <div className={styles.note}>
      <Portrait src={portraitOf(city)} />
      <div>
        <p className={styles.promise}>{children ?? <Unbroken>{t(promise)}</Unbroken>}</p>
        <p className={styles.name}>
          {name}{' '}
          <span>
            {t(role)}
            {photo === null && (
              <>
                . <Trans>The portrait is a drawing.</Trans>
              </>
            )}
          </span>
        </p>
      </div>
    </div>
  )
}
