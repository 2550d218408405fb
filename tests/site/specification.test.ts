import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Language, MAIN_LANGUAGES } from '#contracts/values/language.ts'
import { localizedPath } from '#contracts/values/page-address.ts'
import { mainOf, pages } from './built-pages.ts'

type Texts = Partial<Record<Language, string[]>>
interface Specification {
  counted: [page: string, what: string, selector: string, count: number][]
  named: ({ page: string; in: string } & Texts)[]
  promised: ({ page: string } & Texts)[]
  booking: [name: string, kind: string, isRequired: boolean][]
}
const { counted, named, promised, booking }: Specification = parse(
  readFileSync(path.join(import.meta.dirname, 'specification.yaml'), 'utf8'),
)

const textOf = ({ textContent }: Element) =>
  (textContent ?? '').replaceAll('\u00ad', '').replace(/\s*\*$/, '')

test.for(MAIN_LANGUAGES)(
  'Pages have the elements, names and promises of the specification, in %s',
  (locale) => {
    const all = (page: string, selector: string) => [...mainOf(page, locale).querySelectorAll(selector)]
    expect(
      counted.map(([page, what, selector]) => [page, what, selector, all(page, selector).length]),
    ).toEqual(counted)
    for (const { page, in: selector, [locale]: texts } of named)
      if (texts) expect(all(page, selector).map(textOf), `${page} ${selector}`).toEqual(texts)
    for (const { page, [locale]: texts = [] } of promised)
      for (const text of texts) expect(mainOf(page, locale).textContent).toContain(text)
  },
)

test.for(MAIN_LANGUAGES)('The booking has the fields of section 5, and a linked consent, in %s', (locale) => {
  const main = mainOf('/book-appointment', locale)
  // Skip the honeypot field.
  const fields = [...main.querySelectorAll('form [name]:not([tabindex="-1"])')].map((field) => [
    field.getAttribute('name'),
    field.getAttribute('type') ?? field.localName,
    field.matches('[required], [aria-required="true"]'),
  ])
  expect(fields).toEqual(booking)
  expect(main.querySelector('textarea')?.getAttribute('rows')).toBe('4')
  const policy = main.querySelector('label[for="booking-consent"] a')?.getAttribute('href')
  expect(policy).toBe(localizedPath('/privacy', locale))
})

test.for([
  [
    '/book-appointment',
    '/free-consultation#request',
    'We propose a time by e-mail.',
    'Wir schlagen Ihnen per E-Mail eine Zeit vor.',
  ],
  [
    '/free-consultation',
    '/book-appointment',
    'You name a day, or leave it to us.',
    'Sie nennen einen Tag oder überlassen ihn uns.',
  ],
] as const)('%s states who proposes the time, and leads to %s', ([page, other, en, de]) => {
  for (const [locale, sentence] of [
    ['en', en],
    ['de', de],
  ] as const) {
    const stated = [...mainOf(page, locale).querySelectorAll('p')].find((one) =>
      textOf(one).startsWith(sentence),
    )
    expect(stated?.querySelector('a')?.getAttribute('href')).toBe(localizedPath(other, locale))
  }
})

test.for(['/book-appointment', '/free-visa-case', '/free-consultation', '/job-seeker-compass'])(
  '%s shows who reads the form, after its button',
  (page) => {
    for (const locale of MAIN_LANGUAGES) {
      const main = mainOf(page, locale)
      const send = main.querySelector('form button[type="submit"]')
      const portrait = main.querySelector('img[width="400"][height="500"]')
      expect(portrait && send?.compareDocumentPosition(portrait)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    }
  },
)

test('No page has a disabled control in place of a form', () => {
  const disabled = pages.flatMap(({ url, document }) =>
    [...document.querySelectorAll('main :disabled')]
      .filter((control) => !control.closest('form'))
      .map(({ outerHTML }) => `${url}: ${outerHTML}`),
  )
  expect(disabled).toEqual([])
})

test('Every success rate has a footnote on its page with its definition', () => {
  const claiming = pages.filter(({ document }) => /\b95\s?%/.test(document.body.textContent ?? ''))
  expect(claiming.map(({ url }) => url)).toEqual(expect.arrayContaining(['/', '/de']))
  for (const { url, document } of claiming) {
    const texts = [...document.querySelectorAll('main li, main p')].map((one) => one.textContent ?? '')
    const claims = texts.filter((text) => /95\s?%/.test(text))
    const notes = texts.filter((text) => /^\* (Our own count|Eigene Zählung): /.test(text))
    expect([claims.filter((text) => !text.endsWith('*')), notes.length], url).toEqual([[], 1])
  }
})

/** Phrases that offer visitors a choice of time. A booking has none: we propose a time by e-mail. */
const FIXES_A_TIME =
  /pick (the|a|your|one)|fix the talk|book a time|wählen Sie (die|eine|Ihre) Zeit|selbst wählen|gleich festlegen|saat(i|inizi) seç/gi
const COMING_SOON = /coming soon|bald verfügbar/gi
const ENDED_OR_UNTRUE =
  /ec\.europa\.eu|online dispute|Online-Streitbeilegung|needs no official licence|nicht erlaubnispflichtig/gi
const INFORMAL = /\b(du|dich|dir|dein(e[mnrs]?)?|euch|euer)\b/gi

test.for<[what: string, words: RegExp, applies: (page: (typeof pages)[number]) => boolean]>([
  [
    'except that of the Compass has a missing part',
    COMING_SOON,
    ({ path }) => path !== '/job-seeker-compass',
  ],
  ['offers a choice of time for a booking', FIXES_A_TIME, () => true],
  ['names the closed platform for disputes, or states that we need no licence', ENDED_OR_UNTRUE, () => true],
  ['calls its reader "du"', INFORMAL, ({ locale }) => locale === 'de'],
])('No page %s', ([, words, applies]) => {
  const found = pages
    .filter(applies)
    .flatMap(({ url, document }) =>
      [...(document.body.textContent ?? '').matchAll(words)].map(([word]) => `${url}: ${word}`),
    )
  expect(found).toEqual([])
})
