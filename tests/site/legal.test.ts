import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '#src/locale.ts'
import { STORED_KEYS } from '#src/pages/privacy/stored-keys.tsx'
import { type OperatorField, site } from '#src/site.ts'
import { mainOf, pages } from './built-pages.ts'

/** How the imprint asks for a fact of the operator; § 5 Abs. 1 DDG and § 18 Abs. 2 MStV demand each of them. */
const ASKED: Partial<Record<OperatorField, Record<Locale, string>>> = {
  legalName: { en: 'company name', de: 'Firma' },
  legalForm: { en: 'legal form', de: 'Rechtsform' },
  representative: {
    en: 'first and last name of the representative',
    de: 'Vor- und Nachname der vertretungsberechtigten Person',
  },
  street: { en: 'street and number', de: 'Straße und Hausnummer' },
  postalCode: { en: 'postal code', de: 'Postleitzahl' },
  city: { en: 'town', de: 'Ort' },
  phone: { en: 'phone number', de: 'Telefonnummer' },
  registerCourt: { en: 'register court', de: 'Registergericht' },
  registerNumber: { en: 'register number', de: 'Registernummer' },
  vatId: { en: 'VAT id or business id', de: 'Umsatzsteuer- oder Wirtschafts-Identifikationsnummer' },
  supervisoryAuthority: {
    en: 'confirmation that no licence is needed, or the authority that granted it',
    de: 'Bestätigung, dass keine Erlaubnis nötig ist, oder die zuständige Aufsichtsbehörde',
  },
  responsibleForContent: { en: 'first and last name', de: 'Vor- und Nachname' },
}
const GAP: Record<Locale, string> = { en: 'to be filled in by the operator', de: 'vom Betreiber zu ergänzen' }

test.each(LOCALES)(
  'the imprint in %s shows every fact the law asks for, or marks it as missing',
  (locale) => {
    const main = mainOf('/impressum', locale)
    const marks = [...main.querySelectorAll('mark')].map(plain)
    for (const [field, words] of Object.entries(ASKED)) {
      const fact = site.operator[field as OperatorField]?.trim()
      if (fact) expect(main.textContent).toContain(fact)
      else expect(marks).toContain(`[${GAP[locale]}: ${words[locale]}]`)
    }
    for (const law of ['§ 5 DDG', '§ 18 Abs. 2 MStV', '§ 27a UStG', '§ 139c AO', '§ 36 VSBG'])
      expect(plain(main)).toContain(law)
    expect(main.querySelector(`a[href="mailto:${site.email}"]`)).not.toBeNull()
    expect(sectionsOf(main)).toEqual([
      'provider',
      'contact',
      'registration',
      'supervision',
      'editorial',
      'arbitration',
      'content',
    ])
  },
)

test('no page speaks of the closed platform for online dispute resolution', () => {
  const speaking = pages.filter(({ html }) =>
    /ec\.europa\.eu|online dispute|Online-Streitbeilegung/i.test(html),
  )
  expect(speaking.map(({ url }) => url)).toEqual([])
})

test.each(LOCALES)('the privacy policy in %s says of every form what Art. 13 GDPR asks for', (locale) => {
  const forms = [...mainOf('/privacy', locale).querySelectorAll('#forms div:has(> h3)')]
  const titles = {
    en: [
      'Contact form',
      'Free visa case',
      'Free consultation',
      'Booking an appointment',
      'Waiting list of the Job Seeker Compass',
    ],
    de: [
      'Kontaktformular',
      'Kostenloser Visa-Fall',
      'Kostenlose Beratung',
      'Terminbuchung',
      'Warteliste für den Job Seeker Compass',
    ],
  }
  const asked = {
    en: ['Why', 'What', 'Required', 'Legal basis', 'Who receives it', 'How long', 'Without it'],
    de: [
      'Zweck',
      'Daten',
      'Pflichtangaben',
      'Rechtsgrundlage',
      'Empfänger',
      'Speicherdauer',
      'Ohne diese Daten',
    ],
  }
  expect(forms.map((form) => form.querySelector('h3')?.textContent)).toEqual(titles[locale])
  for (const form of forms) {
    expect([...form.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(asked[locale])
    expect(plain(form)).toMatch(/Art\. 6 /)
  }
})

test.each(LOCALES)(
  'the privacy policy in %s covers hosting, mail, retention, rights and every stored key',
  (locale) => {
    const main = mainOf('/privacy', locale)
    expect(sectionsOf(main)).toEqual([
      'overview',
      'controller',
      'hosting',
      'storage',
      'forms',
      'mail-dispatch',
      'direct-contact',
      'mandates',
      'recipients',
      'third-countries',
      'retention',
      'automated-decisions',
      'rights',
      'objection',
      'complaint',
      'changes',
    ])
    const keys = [...main.querySelectorAll('#storage h3')].map(({ textContent }) => textContent)
    expect(keys).toEqual(STORED_KEYS.map(({ key }) => key))
    expect(keys).toContain('cookie_consent')
    for (const article of ['21', '77']) expect(plain(main)).toContain(`Art. ${article} `)
    expect(main.textContent).toContain(locale === 'de' ? 'Juli 2025' : 'July 2025')
  },
)

test('the English privacy page says that the German text is the binding one, and leads there', () => {
  const overview = mainOf('/privacy', 'en').querySelector('#overview')
  expect(overview?.textContent).toContain('the German text is the binding one')
  expect(overview?.querySelector('a[href="/de/privacy"][hreflang="de"]')).not.toBeNull()
})

test.each(LOCALES)('the accessibility statement in %s has every part of BFSG Annex 3', (locale) => {
  const main = mainOf('/accessibility', locale)
  expect(sectionsOf(main)).toEqual([
    'service',
    'how-it-works',
    'requirements',
    'limits',
    'assessment',
    'feedback',
    'authority',
  ])
  for (const section of main.querySelectorAll('section'))
    expect(section.textContent?.length, section.id).toBeGreaterThan(150)
  for (const word of ['BFSG', 'EN 301 549', 'WCAG', 'MLBF', site.email]) expect(plain(main)).toContain(word)
})

test('every page leads to imprint, privacy policy and accessibility statement', () => {
  const silent = pages.filter(({ document }) =>
    ['/impressum', '/privacy', '/accessibility'].some(
      (path) => !document.querySelector(`footer a[href$="${path}"]`),
    ),
  )
  expect(silent.map(({ url }) => url)).toEqual([])
})

/** The text with ordinary spaces: the pages keep "§ 5" on one line. */
function plain(main: Element): string {
  return (main.textContent ?? '').replaceAll('\u00a0', ' ')
}

function sectionsOf(main: Element): string[] {
  return [...main.querySelectorAll('section')].map(({ id }) => id)
}
