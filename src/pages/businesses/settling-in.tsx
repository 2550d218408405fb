import { Trans } from '@lingui/react/macro'
import home from '#src/illustrations/new-home.svg'
import { InlineDrawing } from '#src/ui/inline-drawing.tsx'
import { Points } from '#src/ui/points.tsx'
import { Section } from '#src/ui/section.tsx'
import { SETTLING_SERVICES } from './businesses.content.ts'
import styles from './settling-in.module.css'

export function SettlingIn() {
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
      <div className={styles.settling}>
        <Points points={SETTLING_SERVICES} />
        <InlineDrawing src={home} width={480} height={320} className={styles.drawing} />
      </div>
    </Section>
  )
}
