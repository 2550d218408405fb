import { Trans } from '@lingui/react/macro'
import { FactSources } from '#src/ui/fact-sources.tsx'
import { Section } from '#src/ui/section.tsx'
import { PERMIT_SERVICES } from './businesses.content.ts'
import styles from './permits.module.css'
import { ServiceItem } from './service-item.tsx'

export function Permits() {
  return (
    <Section
      id="permits"
      space="wide"
      title={<Trans>Visas and work permits</Trans>}
      intro={
        <Trans>
          Six services, from a second look to the whole procedure. Official fees come on top of ours.
        </Trans>
      }
    >
      <ul className={styles.permits}>
        {PERMIT_SERVICES.map((service) => (
          <ServiceItem key={service.title.id} {...service} />
        ))}
      </ul>
      <FactSources facts={PERMIT_SERVICES.flatMap(({ figures }) => figures.map(({ fact }) => fact))} />
    </Section>
  )
}
