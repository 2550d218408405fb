import { Trans, useLingui } from '@lingui/react/macro'
import { FactSources } from '#src/ui/fact-sources.tsx'
import { Section } from '#src/ui/section.tsx'
import { PERMIT_SERVICES } from './businesses.content.ts'
import styles from './permits.module.css'
import { ServiceFigures } from './service-figures.tsx'

export function Permits() {
  const { t } = useLingui()
  return (
    <Section
      id="permits"
      space="wide"
      title={<Trans id="businesses.permits.title">Visas and work permits</Trans>}
      intro={
        <Trans id="businesses.permits.intro">
          Six services, from a second look to the whole procedure. Official fees come on top of ours.
        </Trans>
      }
    >
      <ul className={styles.permits}>
        {PERMIT_SERVICES.map(({ title, text, figures }) => (
          <li key={title.id}>
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
            <ServiceFigures figures={figures} />
          </li>
        ))}
      </ul>
      <FactSources facts={PERMIT_SERVICES.flatMap(({ figures }) => figures.map(({ fact }) => fact))} />
    </Section>
  )
}
