import { Trans } from '@lingui/react/macro'
import { PageLead } from '#src/ui/page-lead.tsx'

export function FreeConsultationPage() {
  return (
    <PageLead
      title={<Trans id="free-consultation.title">Free consultation</Trans>}
      intro={
        <Trans id="free-consultation.intro">
          About 30 minutes on your situation and your options, free of charge.
        </Trans>
      }
    />
  )
}
