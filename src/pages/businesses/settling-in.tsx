import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import desk from '#src/illustrations/desk-consultation.svg'
import { Section } from '#src/ui/section.tsx'
import { SETTLING_SERVICES } from './businesses.content.ts'
import styles from './settling-in.module.css'

export function SettlingIn() {
  const { _ } = useLingui()
  return (
    <Section
      id="settling-in"
      title={<Trans id="businesses.settling.title">Settling in</Trans>}
      intro={
        <Trans id="businesses.settling.intro">
          A permit brings someone to Germany. A home, a school and a few answers make them stay.
        </Trans>
      }
    >
      <div className={styles.settling}>
        <ul>
          {SETTLING_SERVICES.map(({ title, text }) => (
            <li key={title.id}>
              <h3>{_(title)}</h3>
              <p>{_(text)}</p>
            </li>
          ))}
        </ul>
        <img src={desk} alt="" width="480" height="320" loading="lazy" />
      </div>
    </Section>
  )
}
