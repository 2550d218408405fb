import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import home from '#src/illustrations/new-home.svg'
import { InlineDrawing } from '#src/ui/inline-drawing.tsx'
import { Points } from '#src/ui/points.tsx'
import { Section } from '#src/ui/section.tsx'
import { SETTLING_SERVICES } from './businesses.content.ts'
import styles from './settling-in.module.css'

/** Last section of services. On desks, `children` are beside it. */
export function SettlingIn({ children }: { children: ReactNode }) {
  return (
    <Section
      id="settling-in"
      title={<Trans>Settling in</Trans>}
      intro={
        <Trans>
          A permit brings someone to Germany. A home, a school and a few answers are reasons to stay.
        </Trans>
      }
    >
      <div className={styles.columns}>
        <div className={styles.settling}>
          <Points points={SETTLING_SERVICES} />
          <InlineDrawing src={home} width={480} height={320} className={styles.drawing} />
        </div>
        <div className={styles.more}>{children}</div>
      </div>
    </Section>
  )
}
