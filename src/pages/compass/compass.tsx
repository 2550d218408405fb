import { Trans } from '@lingui/react/macro'
import { PageLead } from '#src/ui/page-lead.tsx'

export function CompassPage() {
  return (
    <PageLead
      title={<Trans id="compass.title">Job Seeker Compass</Trans>}
      intro={
        <Trans id="compass.intro">
          A coming tool for the Opportunity Card and the job search in Germany.
        </Trans>
      }
    />
  )
}
