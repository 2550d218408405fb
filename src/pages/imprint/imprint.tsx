import { Trans } from '@lingui/react/macro'
import { PageLead } from '#src/ui/page-lead.tsx'

export function ImprintPage() {
  return (
    <PageLead
      title={<Trans id="imprint.title">Legal notice</Trans>}
      intro={<Trans id="imprint.intro">Who runs this website and how to reach us.</Trans>}
    />
  )
}
