import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { longDate } from '#src/content/long-date.ts'
import { STORED_KEYS } from '#src/content/stored-keys.ts'
import { LOCALES, type Locale } from '#src/site/locale.ts'
import { type OperatorField, site } from '#src/site/site.ts'
import { mainOf, pages } from './built-pages.ts'

/**
 * Headings under which the imprint states a fact of the operator, as § 5 Abs. 1 DDG, § 18 Abs. 2 MStV and § 2 DL-InfoV
 * require.
 */
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
    en: 'supervisory authority, or confirmation that no licence is needed',
    de: 'zuständige Aufsichtsbehörde, oder Bestätigung, dass keine Erlaubnis nötig ist',
  },
  responsibleForContent: { en: 'first and last name', de: 'Vor- und Nachname' },
  generalTerms: {
    en: 'where the general terms are, or that there are none',
    de: 'Fundstelle der Allgemeinen Geschäftsbedingungen, oder dass es keine gibt',
  },
  lawAndCourt: {
    en: 'clauses of our contracts on these, or that there are none',
    de: 'Vertragsklauseln dazu, oder dass es keine gibt',
  },
  guarantees: { en: 'guarantees, or that there are none', de: 'Garantien, oder dass es keine gibt' },
  liabilityInsurance: {
    en: 'name and address of the insurer and where the cover applies, or that there is none',
    de: 'Name und Anschrift der Versicherung und wo sie gilt, oder dass es keine gibt',
  },
  withdrawalNotice: { en: 'where the withdrawal notice is', de: 'Fundstelle der Widerrufsbelehrung' },
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
    for (const law of [
      '§ 5 DDG',
      '§ 18 Abs. 2 MStV',
      '§ 27a UStG',
      '§ 139c AO',
      '§ 2 ',
      'DL-InfoV',
      '§§ 312g, 355 BGB',
      '§ 36 VSBG',
    ])
      expect(plain(main)).toContain(law)
    expect(main.querySelector(`a[href="mailto:${site.email}"]`)).not.toBeNull()
    expect(sectionsOf(main)).toEqual([
      'provider',
      'contact',
      'registration',
      'supervision',
      'terms',
      'withdrawal',
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
  const headings = [...mainOf('/privacy', locale).querySelectorAll('#forms h3')]
  const titles = {
    en: [
      'Booking an appointment',
      'Contact form',
      'Free visa case',
      'Free consultation',
      'Waiting list of the Job Seeker Compass',
      'Cookie notice',
    ],
    de: [
      'Terminbuchung',
      'Kontaktformular',
      'Kostenloser Visa-Fall',
      'Kostenlose Beratung',
      'Warteliste für den Job Seeker Compass',
      'Cookie-Hinweis',
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
  expect(
    headings.map(({ textContent }) => textContent),
    `src/content/legal/privacy.${locale}.mdx, #forms: a notice for each form, and its title in this test`,
  ).toEqual(titles[locale])
  for (const heading of headings) {
    const notice = heading.nextElementSibling as Element
    expect([...notice.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(asked[locale])
    expect(plain(notice)).toMatch(/Art\. 6 /)
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
      'sensitive',
      'third-persons',
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
    const keys = [...main.querySelectorAll('#storage h3 code')].map(({ textContent }) => textContent.trim())
    expect(keys).toEqual(STORED_KEYS.flatMap((entry) => entry.keys))
    expect(keys).toContain('cookie_consent')
    for (const article of ['9', '10', '14', '21', '49', '77'])
      expect(plain(main)).toContain(`Art. ${article} `)
    expect(main.textContent).toContain(locale === 'de' ? 'Juli 2025' : 'July 2025')
    expect(plain(main)).toContain(locale === 'de' ? 'unbedingt erforderlich' : 'strictly necessary')
  },
)

test.each(LOCALES)('the privacy policy and the statement in %s say when they were last changed', (locale) => {
  for (const page of ['privacy', 'accessibility']) {
    const source = readFileSync(`src/content/legal/${page}.${locale}.mdx`, 'utf8')
    const [, changed = ''] = /^changed: (\S+)$/m.exec(source) ?? []
    expect(plain(mainOf(`/${page}`, locale))).toContain(
      `${{ en: 'Last changed', de: 'Zuletzt geändert' }[locale]}: ${longDate(changed, locale)}.`,
    )
  }
})

test.each(LOCALES)('the waiting list in %s names all that is kept as proof, and how to undo it', (locale) => {
  const notice = plain(mainOf('/privacy', locale).querySelectorAll('#forms dl')[4] as Element)
  const kept = {
    en: [
      'version of the sign-up text',
      'times of sign-up and confirmation',
      'keyed hash',
      'a click or a key',
    ],
    de: ['Fassung des Anmeldetextes', 'Zeit der Bestätigung', 'Prüfwert', 'ein Klick oder ein Tastendruck'],
  }
  for (const words of kept[locale]) expect(notice).toContain(words)
  expect(notice).toContain({ en: '“This was not me”', de: '„Das war ich nicht“' }[locale])
})

test.each(LOCALES)('profiles in social networks are spoken of in %s only if there are any', (locale) => {
  const speaks = plain(mainOf('/privacy', locale)).includes('Art. 26 ')
  expect(speaks).toBe(site.social.length > 0)
})

test('no page states that the business needs no licence, unless the operator does', () => {
  const claiming = pages.filter(({ document }) =>
    /needs no official licence|nicht erlaubnispflichtig/.test(document.body.textContent ?? ''),
  )
  expect(claiming.map(({ url }) => url)).toEqual([])
})

test('the English privacy page links to the German text as the binding one', () => {
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
  return (main.textContent ?? '').replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
}

function sectionsOf(main: Element): string[] {
  return [...main.querySelectorAll('section')].map(({ id }) => id)
}
