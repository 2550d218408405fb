import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '#src/site/locale.ts'
import { site } from '#src/site/site.ts'
import { mainOf, pages } from './built-pages.ts'

type Texts = Record<Locale, string[]>

/** Items that the specification names, not only counts. */
const named: [path: string, what: string, selector: string, texts: Texts][] = [
  [
    '/businesses',
    'visa and work permit services',
    '#permits h3',
    {
      en: ['Basic', 'Professional', 'Extension', 'EU Blue Card', 'Settlement permit', 'A1 certificate'],
      de: [
        'Basis',
        'Professional',
        'Verlängerung',
        'Blaue Karte EU',
        'Niederlassungserlaubnis',
        'A1-Bescheinigung',
      ],
    },
  ],
  [
    '/businesses',
    'monitoring tiers',
    '#compliance h4',
    {
      en: ['1 person', '2-10 people', '11-50 people', '50+ people'],
      de: ['1 Person', '2-10 Personen', '11-50 Personen', '50+ Personen'],
    },
  ],
  [
    '/individuals',
    'groups of flip cards',
    '#options h3',
    {
      en: ['Visas and residence', 'Family and integration', 'Settlement and citizenship'],
      de: ['Visum und Aufenthalt', 'Familie und Integration', 'Niederlassung und Staatsangehörigkeit'],
    },
  ],
  [
    '/free-visa-case',
    'excluded items',
    '#scope div:has(> h3):last-child li',
    {
      en: ['Official fees', 'Interpreters, translations and legal representation'],
      de: ['Amtliche Gebühren', 'Dolmetschen, Übersetzungen und rechtliche Vertretung'],
    },
  ],
]

test.for(named)('%s names its %s, in both languages', ([path, , selector, texts]) => {
  const found = LOCALES.map((locale) => [
    locale,
    [...mainOf(path, locale).querySelectorAll(selector)].map(({ textContent }) =>
      textContent?.replaceAll('\u00ad', ''),
    ),
  ])
  expect(Object.fromEntries(found)).toEqual(texts)
})

const promised: [path: string, texts: Texts][] = [
  [
    '/',
    {
      en: ['about 30 minutes', 'within 1-2 working days', 'within 48 hours', 'Over 95%'],
      de: ['etwa 30 Minuten', 'innerhalb von 1-2 Werktagen', 'innerhalb von 48 Stunden', 'Über 95\u00a0%'],
    },
  ],
  [
    '/contact',
    {
      en: ['Within 48 hours', 'Within 1-2 working days', 'Is it urgent?'],
      de: ['Innerhalb von 48 Stunden', 'Innerhalb von 1-2 Werktagen', 'Ist es dringend?'],
    },
  ],
  [
    '/free-visa-case',
    {
      en: ['within 24 hours', 'usually 5-10 working days', 'after all documents are available'],
      de: ['innerhalb von 24 Stunden', 'in der Regel 5-10 Werktage', 'sobald alle Unterlagen vorliegen'],
    },
  ],
  [
    '/free-consultation',
    { en: ['about 30 minutes', 'within 1-2 working days'], de: ['etwa 30 Minuten', '1-2 Werktagen'] },
  ],
  ['/job-seeker-compass', { en: ['Coming soon'], de: ['Bald verfügbar'] }],
]

test.for(promised)('%s makes the promises of the specification, in both languages', ([path, texts]) => {
  for (const locale of LOCALES)
    for (const text of texts[locale]) expect(mainOf(path, locale).textContent).toContain(text)
})

test('every success rate has a footnote on its page that defines what it counts', () => {
  const claiming = pages.filter(({ document }) => /\b95\s?%/.test(document.body.textContent ?? ''))
  expect(claiming.map(({ url }) => url)).toEqual(expect.arrayContaining(['/', '/de']))
  for (const { document } of claiming) {
    const items = [...document.querySelectorAll('main li, main p')].map(
      ({ textContent }) => textContent ?? '',
    )
    expect(items.filter((text) => /95\s?%/.test(text) && !text.endsWith('*'))).toEqual([])
    expect(items.filter((text) => /^\* (Our own count|Eigene Zählung): /.test(text))).toHaveLength(1)
  }
})

const INVITING = [
  '/contact',
  '/free-visa-case',
  '/free-consultation',
  '/job-seeker-compass',
  '/job-seeker-compass/confirm',
]

test.each(INVITING)('%s lets the visitor write, and shows no disabled control in place of a form', (path) => {
  for (const locale of LOCALES) {
    const main = mainOf(path, locale)
    const letters = [...main.querySelectorAll('a[href^="mailto:"]')].map((link) => link.getAttribute('href'))
    const forms = main.querySelectorAll('form[method="post"]')
    expect(letters.length + forms.length).toBeGreaterThan(0)
    expect(letters.filter((address) => address?.split('?')[0] !== `mailto:${site.email}`)).toEqual([])
    const disabled = [...main.querySelectorAll(':disabled')]
    expect(disabled.filter((control) => !control.closest('form'))).toEqual([])
  }
})

test('no page promises a missing part of the site: only the Compass is "coming soon"', () => {
  const soon = pages.filter(({ document }) =>
    /coming soon|bald verfügbar/i.test(document.body.textContent ?? ''),
  )
  expect(soon.map(({ path }) => path)).toEqual(['/job-seeker-compass', '/job-seeker-compass'])
})

test('German pages address the reader as "Sie"', () => {
  const familiar = pages
    .filter(({ locale }) => locale === 'de')
    .flatMap(({ url, document }) =>
      [...(document.body.textContent ?? '').matchAll(/\b(du|dich|dir|dein(e[mnrs]?)?|euch|euer)\b/gi)].map(
        ([word]) => `${url}: ${word}`,
      ),
    )
  expect(familiar).toEqual([])
})
