import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { LAW } from '#build/law/current.ts'
import { localizeCard, localizeCheck } from '#build/law/tool-texts.ts'

const people = {
  en: localizeCheck(LAW, 'you', 'en'),
  de: localizeCheck(LAW, 'you', 'de'),
  tr: localizeCheck(LAW, 'you', 'tr'),
}
const employers = localizeCheck(LAW, 'hire', 'de')
const card = { en: localizeCard(LAW, 'en'), tr: localizeCard(LAW, 'tr') }
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

test('Figures are filled in, after German prepositions too', () => {
  expect(plain(people.de.outcomes.Y_IT_EXPERIENCED?.text)).toContain(
    'mit 2 Jahren passender Erfahrung in den letzten 5 Jahren',
  )
  expect(plain(people.en.outcomes.Y_FAM_SUBSIDIARY?.title)).toBe('Suspended until 23 July 2027')
  expect(plain(people.tr.outcomes.Y_IT_EXPERIENCED?.text)).toContain(
    'son 5 yıl içinde 2 yıl uygun deneyimi olan',
  )
  expect(plain(employers.outcomes.B_ICT?.text)).toContain(
    'bis zu 3 Jahre, für Trainees mit Studium bis zu 1 Jahr.',
  )
  expect(plain(employers.outcomes.B_IT_BLUE?.text)).toContain('Ab 45 Jahren verlangt dieser Weg auch ')
})

test('No line ends between the sign of a section and its number, in outcomes, hints and answers', () => {
  for (const { outcomes, hints, questions } of [people.en, people.de, people.tr, employers, card.tr]) {
    const texts = [
      ...Object.values(outcomes).flatMap(({ title, text, next }) => [title, text, next.text]),
      ...hints.map(({ text }) => text),
      ...questions.flatMap(({ options }) => options.map(({ text }) => text)),
    ]
    expect(texts.filter((text) => /(§|Abs\.|Nr\.) \d/.test(text))).toEqual([])
  }
  expect(people.de.outcomes.Y_TEMP_WORK?.text).toContain('(§\u00a024)')
})

test('Turkish readers are led to a Turkish guide, or read that the guide is in English', () => {
  const { Y_FAM_GERMAN, Y_BLUE_CHANGE, Y_SEARCH_WORKING, Y_TEMP_WORK } = people.tr.outcomes
  expect(Y_FAM_GERMAN?.next).toEqual({
    text: 'A1 karar ağacını açın',
    to: '/information/family-reunion-germany-turkish#eşinizden-a1-istenir-mi',
  })
  expect(Y_FAM_GERMAN?.guides).toEqual(['family-reunion-germany-turkish'])
  expect(Y_BLUE_CHANGE?.next.text).toMatch(/ \(İngilizce\)$/)
  expect(Y_SEARCH_WORKING?.next.to).toBe('/opportunity-card-points-turkish')
  expect(Y_TEMP_WORK?.next.text).not.toMatch(/İngilizce/)
})

test('Placeholders that depend on the answers are left for the page to fill in', () => {
  expect(card.en.outcomes.C_BELOW?.text).toBe(
    'You have {points}. The minimum is 6 points. These steps would close the gap: {steps}.',
  )
  expect(card.en.points.slice(0, 3)).toEqual(['0 points', '1 point', '2 points'])
  expect(card.tr.points.at(-1)).toBe('16 puan')
})

test('Salary bands do not overlap', () => {
  const salary = people.en.questions.find(({ id }) => id === 'salary')
  expect(salary?.options.map(({ text }) => text)).toEqual([
    '€50,700 or more',
    '€45,934.20 or more, but below €50,700',
    '€45,630 or more, but below €45,934.20',
    'Less',
    'I do not know yet',
  ])
})

test('Readers choose a country, in the order of their alphabet', () => {
  const countries = (tool: typeof people.en) =>
    tool.questions.find(({ id }) => id === 'country')?.countries ?? []
  const english = countries(people.en).map(({ name }) => name)
  const german = countries(people.de).map(({ name }) => name)
  expect(english.slice(0, 2)).toEqual(['Germany', 'stateless or with a refugee travel document'])
  expect(german.indexOf('Österreich')).toBeLessThan(german.indexOf('Pakistan'))
  expect(people.en.tables.questions.find(({ id }) => id === 'country')?.countries).toMatchObject({
    in: 'other',
    np: 'who55',
    tr: 'tr',
  })
})

test('Each line has its law with mark and page, and the day since which it has held', () => {
  expect(people.en.lines['Y-02']).toEqual({
    law: [
      { text: 'Directive 2005/36/EC', link: 'https://eur-lex.europa.eu/eli/dir/2005/36/oj', mark: 'K' },
      {
        text: 'Section\u00a02(1) Freedom of Movement Act/EU (FreizügG/EU)',
        link: 'https://www.gesetze-im-internet.de/freiz_gg_eu_2004/__2.html',
        mark: 'P',
      },
    ],
    since: '1 January 2005',
  })
  expect(card.tr.lines['G-01']?.since).toBe('1 Haziran 2024')
})

test('An outcome states how long its figures are valid, and the notes on them', () => {
  expect(people.en.outcomes.Y_DEGREE_SALARY?.goodUntil).toBe('2026-12-31')
  expect(people.en.outcomes.Y_FAM_SUBSIDIARY?.goodUntil).toBe('2027-07-23')
  expect(people.en.outcomes.Y_REC_NURSE?.goodUntil).toBeNull()
  expect(people.en.outcomes.Y_STUDY).toMatchObject({
    goodUntil: null,
    notices: [expect.stringContaining('Amounts for 2026.')],
  })
})

test('A tool in one language is small enough to download', () => {
  const kilobytes = (tool: object) => gzipSync(JSON.stringify(tool)).length / 1024
  expect(kilobytes(people.de)).toBeLessThan(38)
  expect(kilobytes(people.tr)).toBeLessThan(38)
  expect(kilobytes(card.tr)).toBeLessThan(12.5)
})
