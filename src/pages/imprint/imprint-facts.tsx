import { Trans, useLingui } from '@lingui/react/macro'
import { type OperatorField, site } from '#src/site.ts'
import { LegalFacts } from '#src/ui/legal-text.tsx'
import { OperatorFact } from '#src/ui/operator-fact.tsx'
import { type Entry, PROVIDER, REGISTRATION } from './imprint.content.ts'

interface ImprintFactProps {
  field: OperatorField
  /** What the operator is asked for while the fact is missing. */
  missing: string
}

export function ImprintFact({ field, missing }: ImprintFactProps) {
  const { t } = useLingui()
  const gap = t({ id: 'imprint.gap', message: `to be filled in by the operator: ${missing}` })
  return <OperatorFact fact={site.operator[field]} gap={gap} />
}

export function Provider() {
  const { t } = useLingui()
  const address = { term: t({ id: 'imprint.address', message: 'Address' }), text: <Address /> }
  return <LegalFacts facts={[...useFacts(PROVIDER), address]} />
}

export function Contact() {
  const { t } = useLingui()
  const { email } = site
  return (
    <LegalFacts
      facts={[
        {
          term: t({ id: 'imprint.email', message: 'E-mail' }),
          text: <a href={`mailto:${email}`}>{email}</a>,
        },
        {
          term: t({ id: 'imprint.phone', message: 'Phone' }),
          text: (
            <ImprintFact field="phone" missing={t({ id: 'imprint.phone.gap', message: 'phone number' })} />
          ),
        },
      ]}
    />
  )
}

export function Registration() {
  return <LegalFacts facts={useFacts(REGISTRATION)} />
}

/** The postal address, in the order of a letter. */
export function Address() {
  const { t } = useLingui()
  return (
    <address>
      <ImprintFact field="street" missing={t({ id: 'imprint.street', message: 'street and number' })} />
      <br />
      <ImprintFact field="postalCode" missing={t({ id: 'imprint.postalCode', message: 'postal code' })} />{' '}
      <ImprintFact field="city" missing={t({ id: 'imprint.city', message: 'town' })} />
      <br />
      <Trans id="imprint.country">Germany</Trans>
    </address>
  )
}

function useFacts(entries: readonly Entry[]) {
  const { t } = useLingui()
  return entries.map(({ field, label, gap }) => ({
    term: t(label),
    text: <ImprintFact field={field} missing={t(gap)} />,
  }))
}
