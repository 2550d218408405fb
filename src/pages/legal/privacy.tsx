import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData, useRouteContext } from '@tanstack/react-router'
import { longDate } from '#src/content/long-date.ts'
import { PageLead } from '#src/ui/page-lead.tsx'
import { LEGAL_COMPONENTS } from './legal-components.tsx'
import { LegalText } from './legal-text.tsx'

/** Information required by Art. 13 and 14 GDPR. Only the German text is binding, as the English page states. */
export function PrivacyPage() {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  const { default: Text, sections, frontmatter } = useLoaderData({ from: '/privacy' })
  const changed = longDate(frontmatter.changed, locale)
  return (
    <>
      <PageLead
        title={<Trans context="heading">Privacy policy</Trans>}
        intro={<Trans>Status: July 2025. Last changed: {changed}.</Trans>}
      />
      <LegalText sections={sections} contents={t`Contents`}>
        <Text components={LEGAL_COMPONENTS} />
      </LegalText>
    </>
  )
}
