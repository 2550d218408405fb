import type { Locale } from '#src/locale.ts'
import { type OperatorField, site } from '#src/site.ts'
import { OperatorFact } from '#src/ui/operator-fact.tsx'

const LABELS = {
  legalName: { de: 'Firma', en: 'company name' },
  representative: { de: 'vertretungsberechtigte Person', en: 'person who represents the company' },
  street: { de: 'Straße und Hausnummer', en: 'street and number' },
  postalCode: { de: 'Postleitzahl', en: 'postal code' },
  city: { de: 'Ort', en: 'town' },
  phone: { de: 'Telefonnummer', en: 'phone number' },
  dataProtectionOfficer: {
    de: 'Datenschutzbeauftragte oder Bestätigung, dass keine nötig sind',
    en: 'data protection officer, or confirmation that none is required',
  },
  mailboxProvider: { de: 'Anbieter des Postfachs', en: 'company that runs the mailbox' },
} satisfies Partial<Record<OperatorField, Record<Locale, string>>>

const GAP: Record<Locale, string> = {
  de: 'vom Betreiber zu ergänzen',
  en: 'to be filled in by the operator',
}

interface ControllerFactProps {
  field: keyof typeof LABELS
  locale: Locale
}

export function ControllerFact({ field, locale }: ControllerFactProps) {
  return <OperatorFact fact={site.operator[field]} gap={`${GAP[locale]}: ${LABELS[field][locale]}`} />
}

/** Who is responsible for the data, as a postal address. */
export function ControllerAddress({ locale }: { locale: Locale }) {
  return (
    <address>
      <ControllerFact field="legalName" locale={locale} />
      <br />
      <ControllerFact field="representative" locale={locale} />
      <br />
      <ControllerFact field="street" locale={locale} />
      <br />
      <ControllerFact field="postalCode" locale={locale} /> <ControllerFact field="city" locale={locale} />
      <br />
      <a href={`mailto:${site.email}`}>{site.email}</a>
      <br />
      <ControllerFact field="phone" locale={locale} />
    </address>
  )
}
