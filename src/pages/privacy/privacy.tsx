import { Trans } from '@lingui/react/macro'
import { PageLead } from '#src/ui/page-lead.tsx'

export function PrivacyPage() {
  return (
    <PageLead
      title={<Trans id="privacy.title">Privacy policy</Trans>}
      intro={<Trans id="privacy.intro">What we do with your data, and your rights.</Trans>}
    />
  )
}
