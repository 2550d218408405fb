import { expect, test } from 'vitest'
import { FIGURES } from '#src/content/facts/registry.ts'
import { valuesOf } from '#src/content/facts/series.ts'
import * as OFFICIAL_PAGES from '#src/content/official-pages.ts'
import { parseStatute, sourceLink, sourceText } from '#src/content/source.ts'
import { STATE_LINKS } from '#src/content/states.ts'

/** Hosts of official bodies. `ksv-sachsen` is the body that recognises the qualifications of nurses in Saxony. */
const OFFICIAL_HOSTS = [
  /(^|\.)(bund|bundestag|bmas|auswaertiges-amt|arbeitsagentur|bmf-steuerrechner|anerkennung-in-deutschland|gesetze-im-internet)\.de$/,
  /^www\.gesetze-bayern\.de$/,
  /(^|\.)(diplo\.de|kmk\.org|europa\.eu|make-it-in-germany\.com)$/,
  /^www\.freistaat\.bayern$/,
  /^faire-anwerbung-pflege-deutschland\.de$/,
  /(^|\.)(aerztekammer-(bw|hamburg|mainz)|blaek|aekb|laekb|aekhb|laekh|aek-mv|aekn|aekwl|slaek|aeksa|aeksh|laek-thueringen)\.(de|org)$/,
  /(^|\.)(baden-wuerttemberg|bayern|berlin|hamburg|thueringen|bremen|hessen|mv-regierung|niedersachsen|rlp|saarland|sachsen|sachsen-anhalt|schleswig-holstein|bezreg-muenster|ksv-sachsen)\.de$/,
  /^www\.hamburg\.com$/,
  /^stadt\.muenchen\.de$/,
]
const pages = Object.values(OFFICIAL_PAGES)
const citations = new Set(
  Object.values(FIGURES)
    .flatMap(valuesOf)
    .flatMap(({ sources }) => sources)
    .filter((source) => typeof source === 'string'),
)

test('Every citation of the register is a section with its own official page', () => {
  const page = /^https:\/\/www\.gesetze-im-internet\.de\/[a-z0-9_]+\/__\d+[a-z]?\.html$/
  expect([...citations].filter((one) => !parseStatute(one) || !page.test(sourceLink(one)))).toEqual([])
  expect(sourceLink('§ 18g Abs. 4 Satz 2 AufenthG')).toContain('/aufenthg_2004/__18g.html')
  expect(sourceLink('§ 404 Abs. 3 SGB III')).toContain('/sgb_3/')
})

test('Every page is https and of an official body', () => {
  const foreign = [...pages.map(sourceLink), ...STATE_LINKS].filter((link) => {
    const { protocol, hostname } = new URL(link)
    return protocol !== 'https:' || !OFFICIAL_HOSTS.some((host) => host.test(hostname))
  })
  expect(foreign).toEqual([])
})

test.each([
  [
    '§ 51 Abs. 1 Nr. 7 AufenthG',
    'Section\u00a051(1) no.\u00a07 Residence Act (AufenthG)',
    'İkamet Yasası (AufenthG) §\u00a051 (1) 7. bent',
  ],
  [
    '§ 45 Nr. 3 AufenthV',
    'Section\u00a045 no.\u00a03 Residence Ordinance (AufenthV)',
    'İkamet Yönetmeliği (AufenthV) §\u00a045 3. bent',
  ],
] as const)('"%s" reads "%s" and "%s"', (citation, english, turkish) => {
  expect(sourceText([citation], 'de').replaceAll('\u00a0', ' ')).toBe(citation)
  expect(sourceText([citation], 'en')).toBe(english)
  expect(sourceText([citation], 'tr')).toBe(turkish)
})
