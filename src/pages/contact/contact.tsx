import { Trans } from '@lingui/react/macro'
import { PageLead } from '#src/ui/page-lead.tsx'

export function ContactPage() {
  return (
    <PageLead
      title={<Trans id="contact.title">Contact us</Trans>}
      intro={
        <Trans id="contact.intro">Write to us in German, English, Turkish, Azerbaijani or Russian.</Trans>
      }
    />
  )
}
