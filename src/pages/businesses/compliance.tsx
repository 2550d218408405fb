import { Trans, useLingui } from '@lingui/react/macro'
import { Section } from '#src/ui/section.tsx'
import { COMPLIANCE_SERVICES, MONITORING_TIERS } from './businesses.content.ts'
import styles from './compliance.module.css'
import { ServiceList } from './service-list.tsx'

export function Compliance() {
  const { t } = useLingui()
  return (
    <Section
      id="compliance"
      tone="deep"
      title={<Trans>Compliance and monitoring</Trans>}
      intro={
        <Trans>Employing people from outside the EU brings duties. We keep track of them with you.</Trans>
      }
    >
      <div className={styles.columns}>
        <ServiceList services={COMPLIANCE_SERVICES} />
        <div className={styles.monitoring}>
          <div>
            <h3>
              <Trans>Monitoring that grows with your team</Trans>
            </h3>
            <p className={styles.tiersIntro}>
              <Trans>
                It depends on how many people with a temporary permit you employ. You get scope and price in
                writing before you decide.
              </Trans>
            </p>
          </div>
          <ul className={styles.tiers}>
            {MONITORING_TIERS.map(({ title, text }) => (
              <li key={title.id}>
                <h4>{t(title)}</h4>
                <p>{t(text)}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
