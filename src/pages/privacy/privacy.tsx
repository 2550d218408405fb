import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { PageLead } from '#src/ui/page-lead.tsx'
import { PrivacyPolicy } from './privacy-policy.de.tsx'
import { PrivacySummary } from './privacy-summary.en.tsx'

/** The German policy is the binding one; the English page says what it contains. */
export function PrivacyPage() {
  const { locale } = useRouteContext({ from: '__root__' })
  return (
    <>
      <PageLead
        title={<Trans id="privacy.title">Privacy policy</Trans>}
        intro={
          <Trans id="privacy.intro">
            Status: July 2025. The list of what your browser stores was last checked in November 2026.
          </Trans>
        }
      />
      {locale === 'de' ? <PrivacyPolicy /> : <PrivacySummary />}
    </>
  )
}
