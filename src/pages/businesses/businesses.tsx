import { Trans } from '@lingui/react/macro'
import { PageLead } from '#src/ui/page-lead.tsx'

export function BusinessesPage() {
  return (
    <PageLead
      title={<Trans id="businesses.title">Hire abroad without surprises</Trans>}
      intro={
        <Trans id="businesses.intro">
          Work permits, compliance and a soft landing for the people you hire from abroad.
        </Trans>
      }
    />
  )
}
