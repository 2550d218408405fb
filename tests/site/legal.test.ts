import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { MAIN_LANGUAGES } from '#contracts/values/language.ts'
import { longDate } from '#src/content/long-date.ts'
import { STORED_KEYS } from '#src/content/stored-keys.ts'
import { missingOperatorFields, site } from '#src/site/site.ts'
import { mainOf, pages } from './built-pages.ts'

type Main = (typeof MAIN_LANGUAGES)[number]
type Texts = Record<Main, string[]>
type Page = { sections: string[]; words: string[] } & Partial<Texts>
const LAW: Record<'impressum' | 'privacy' | 'accessibility', Page> &
  Record<'notices' | 'terms' | 'proof', Texts> = parse(
  readFileSync(path.join(import.meta.dirname, 'legal.yaml'), 'utf8'),
)

const OF_THE_POLICY = ['dataProtectionOfficer', 'mailboxProvider']
const GAP: Record<Main, string> = {
  en: '[to be filled in by the operator: ',
  de: '[vom Betreiber zu ergänzen: ',
}
const CHANGED: Record<Main, string> = { en: 'Last changed', de: 'Zuletzt geändert' }

/** Replaces non-breaking spaces and removes word joiners, which keep texts such as "§ 5" on one line. */
const plain = (element: Element | undefined) =>
  (element?.textContent ?? '').replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

describe.for(MAIN_LANGUAGES)('in %s', (locale) => {
  test.for(['impressum', 'privacy', 'accessibility'] as const)(
    '/%s has its sections, and our address',
    (name) => {
      const main = mainOf(`/${name}`, locale)
      const { sections, words, [locale]: more = [] } = LAW[name]
      const found = [...main.querySelectorAll('section')]
      expect(found.map(({ id }) => id)).toEqual(sections)
      for (const section of found) expect(plain(section).length, section.id).toBeGreaterThan(60)
      for (const word of [...words, ...more, site.email]) expect(plain(main)).toContain(word)
      if (name === 'impressum') return
      const source = readFileSync(`src/content/legal/${name}.${locale}.mdx`, 'utf8')
      const [, changed = ''] = /^changed: (\S+)$/m.exec(source) ?? []
      expect(plain(main)).toContain(`${CHANGED[locale]}: ${longDate(changed, locale)}.`)
    },
  )

  test('the imprint states every required fact, or marks it as missing', () => {
    // § 5 DDG, § 18 MStV and § 2 DL-InfoV require them.
    const main = mainOf('/impressum', locale)
    const marks = [...main.querySelectorAll('mark')].map(plain)
    expect(marks.filter((mark) => !mark.startsWith(GAP[locale]))).toEqual([])
    const missing = missingOperatorFields(site).filter((field) => !OF_THE_POLICY.includes(field))
    expect(new Set(marks).size).toBe(missing.length)
    for (const [field, fact] of Object.entries(site.operator))
      if (fact?.trim() && !OF_THE_POLICY.includes(field)) expect(plain(main)).toContain(fact)
  })

  test('the privacy policy has a notice on every form as Art. 13 GDPR asks', () => {
    const headings = [...mainOf('/privacy', locale).querySelectorAll('#forms h3')]
    expect(
      headings.map(plain),
      `src/content/legal/privacy.${locale}.mdx, #forms: a notice for each form, and its title in legal.yaml`,
    ).toEqual(LAW.notices[locale])
    for (const { nextElementSibling: notice } of headings) {
      expect([...(notice?.querySelectorAll('dt') ?? [])].map(plain)).toEqual(LAW.terms[locale])
      expect(plain(notice ?? undefined)).toMatch(/Art\. 6 /)
    }
    const waitingList = headings[4]?.nextElementSibling ?? undefined
    for (const words of LAW.proof[locale]) expect(plain(waitingList)).toContain(words)
  })

  test('the privacy policy names every stored key and any social profile', () => {
    const main = mainOf('/privacy', locale)
    const keys = [...main.querySelectorAll('#storage h3 code')].map((code) => plain(code).trim())
    expect(keys).toEqual(STORED_KEYS.flatMap((entry) => entry.keys))
    expect(plain(main).includes('Art. 26 ')).toBe(site.social.length > 0)
  })
})

test('The English privacy policy links to the German text as the binding one', () => {
  const overview = mainOf('/privacy', 'en').querySelector('#overview') ?? undefined
  expect(plain(overview)).toContain('the German text is the binding one')
  expect(overview?.querySelector('a[href="/de/privacy"][hreflang="de"]')).not.toBeNull()
})

test('Every page links to imprint, privacy policy and accessibility statement', () => {
  const silent = pages.filter(({ document }) =>
    ['/impressum', '/privacy', '/accessibility'].some(
      (one) => !document.querySelector(`footer a[href$="${one}"]`),
    ),
  )
  expect(silent.map(({ url }) => url)).toEqual([])
})
