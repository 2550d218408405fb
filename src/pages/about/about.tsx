import { Trans } from '@lingui/react/macro'
import { PageLead } from '#src/ui/page-lead.tsx'

export function AboutPage() {
  return (
    <PageLead
      title={<Trans id="about.title">About us</Trans>}
      intro={
        <Trans id="about.intro">
          Who we are: two founders, two cities, one idea of how moving to Germany should feel.
        </Trans>
      }
    />
  )
}
