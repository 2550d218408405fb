import { Trans } from '@lingui/react/macro'
import { Section } from '#src/ui/section.tsx'
import { PERMIT_SERVICES } from './businesses.content.ts'
import { ServiceList } from './service-list.tsx'

export function Permits() {
  return (
    <Section
      id="permits"
      title={<Trans>Visas and work permits</Trans>}
      intro={
        <Trans>
          Six services, from a second look to the whole procedure. Official fees come on top of ours.
        </Trans>
      }
    >
      <ServiceList services={PERMIT_SERVICES} />
    </Section>
  )
}
