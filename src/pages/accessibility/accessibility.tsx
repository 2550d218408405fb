import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { LegalText } from '#src/ui/legal-text.tsx'
import { PageLead } from '#src/ui/page-lead.tsx'
import { STATEMENT as GERMAN } from './statement.de.tsx'
import { STATEMENT as ENGLISH } from './statement.en.tsx'

/** The information that § 14 BFSG and its Annex 3 ask for. */
export function AccessibilityPage() {
  const { locale } = useRouteContext({ from: '__root__' })
  return (
    <>
      <PageLead
        title={<Trans id="accessibility.title">Accessibility statement</Trans>}
        intro={
          <Trans id="accessibility.intro">
            This website is for everyone. Here is what we do for that, and where it still falls short. As of
            November 2026.
          </Trans>
        }
      />
      <LegalText sections={locale === 'de' ? GERMAN : ENGLISH} />
    </>
  )
}
