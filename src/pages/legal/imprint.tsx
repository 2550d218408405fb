import { Trans } from '@lingui/react/macro'
import { useLoaderData } from '@tanstack/react-router'
import { PageLead } from '#src/ui/page-lead.tsx'
import { LEGAL_COMPONENTS } from './legal-components.tsx'
import { LegalText } from './legal-text.tsx'

/** Information required by § 5 DDG, § 18 MStV and § 2 DL-InfoV. */
export function ImprintPage() {
  const { default: Text, sections } = useLoaderData({ from: '/impressum' })
  return (
    <>
      <PageLead
        title={<Trans>Legal notice</Trans>}
        intro={
          <Trans>
            Who runs this website, how to reach us, and who answers for what you read here (§ 5 DDG,
            § 18 MStV).
          </Trans>
        }
      />
      <LegalText sections={sections}>
        <Text components={LEGAL_COMPONENTS} />
      </LegalText>
    </>
  )
}
