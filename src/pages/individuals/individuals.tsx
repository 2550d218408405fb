import { Trans } from '@lingui/react/macro'
import { PageLead } from '#src/ui/page-lead.tsx'

export function IndividualsPage() {
  return (
    <PageLead
      title={<Trans id="individuals.title">Your way to Germany</Trans>}
      intro={
        <Trans id="individuals.intro">
          Visas, recognition, family and settlement: advice for people who come to live in Germany.
        </Trans>
      }
    />
  )
}
