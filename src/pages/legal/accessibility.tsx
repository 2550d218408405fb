import { Trans } from '@lingui/react/macro'
import { useLoaderData, useRouteContext } from '@tanstack/react-router'
import { longDate } from '#src/content/long-date.ts'
import { PageLead } from '#src/ui/page-lead.tsx'
import { LEGAL_COMPONENTS } from './legal-components.tsx'
import { LegalText } from './legal-text.tsx'

/** Information required by § 14 and Annex 3 of the BFSG. */
export function AccessibilityPage() {
  const { locale } = useRouteContext({ from: '__root__' })
  const { default: Text, sections, frontmatter } = useLoaderData({ from: '/accessibility' })
  const changed = longDate(frontmatter.changed, locale)
  return (
    <>
      <PageLead
        title={<Trans>Accessibility statement</Trans>}
        intro={
          <Trans>
            This website is for everyone. Here is what we do for that, and where it still falls short. Last
            changed: {changed}.
          </Trans>
        }
      />
      <LegalText sections={sections}>
        <Text components={LEGAL_COMPONENTS} />
      </LegalText>
    </>
  )
}
