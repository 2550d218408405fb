import { Trans } from '@lingui/react/macro'
import { PageLead } from '#src/ui/page-lead.tsx'

export function InformationPage() {
  return (
    <PageLead
      title={<Trans id="information.title">Information Center</Trans>}
      intro={
        <Trans id="information.intro">
          Articles on visas and residence in Germany, with figures that carry their date.
        </Trans>
      }
    />
  )
}
