import { Trans, useLingui } from '@lingui/react/macro'
import drawing from '#src/illustrations/documents.svg'
import { ButtonLink } from '#src/ui/button.tsx'
import { InlineDrawing } from '#src/ui/inline-drawing.tsx'
import { PageLead } from '#src/ui/page-lead.tsx'
import { Section } from '#src/ui/section.tsx'
import { OFFLINE_AREAS, type OfflineAreaName } from './offline-area.content.ts'
import styles from './offline-area.module.css'

interface OfflineAreaPageProps {
  area: OfflineAreaName
}

export function OfflineAreaPage({ area }: OfflineAreaPageProps) {
  const { t } = useLingui()
  const { title, summary, features } = OFFLINE_AREAS[area]
  return (
    <>
      <PageLead
        title={t(title)}
        intro={t(summary)}
        actions={
          <ButtonLink to="/job-seeker-compass">
            <Trans>About the Job Seeker Compass</Trans>
          </ButtonLink>
        }
        picture={<InlineDrawing src={drawing} width={480} height={320} />}
      />
      <Section
        id="features"
        title={<Trans>What this area will hold</Trans>}
        intro={<Trans>It is not published yet, and nobody can sign in.</Trans>}
      >
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature.id}>{t(feature)}</li>
          ))}
        </ul>
      </Section>
    </>
  )
}
