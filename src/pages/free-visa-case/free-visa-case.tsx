import { Trans } from '@lingui/react/macro'
import { PageLead } from '#src/ui/page-lead.tsx'

export function FreeVisaCasePage() {
  return (
    <PageLead
      title={<Trans id="free-visa-case.title">Your first visa case, free of charge</Trans>}
      intro={
        <Trans id="free-visa-case.intro">
          A compliance check for employers: we look at one real case and tell you where you stand.
        </Trans>
      }
    />
  )
}
