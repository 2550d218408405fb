import { expect, test } from 'vitest'
import { LAW } from '#build/law/current.ts'
import { localizeCard, localizeCheck } from '#build/law/tool-texts.ts'

const people = {
  en: localizeCheck(LAW, 'you', 'en'),
  de: localizeCheck(LAW, 'you', 'de'),
  tr: localizeCheck(LAW, 'you', 'tr'),
}
const employers = localizeCheck(LAW, 'hire', 'de')
const card = { en: localizeCard(LAW, 'card', 'en'), tr: localizeCard(LAW, 'card', 'tr') }

test.for([
  ['Y_IT_BLUE', 'mit 2 Jahren passender Erfahrung in den letzten 5 Jahren', people.de],
  ['Y_IT_BLUE', 'Son 5 yıl içinde 2 yıl uygun deneyimle', people.tr],
  ['B_ICT', 'bis zu 3 Jahre, für Trainees mit Studium bis zu 1 Jahr (§ 19).', employers],
  ['B_IT_BLUE', 'Ab 45 Jahren verlangt dieser Weg auch ', employers],
] as const)('The text of %s has its figures filled in: "%s"', ([id, passage, { outcomes }]) => {
  expect(outcomes[id]?.text.replaceAll('\u00a0', ' ')).toContain(passage)
})

test('No line ends between the sign of a section and its number', () => {
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

test('Turkish readers get a Turkish guide, or read that a guide is English', () => {
  const { Y_FAM_GERMAN, Y_BLUE_CHANGE, Y_CARD_DE } = people.tr.outcomes
  expect(Y_FAM_GERMAN).toMatchObject({
    next: {
      text: 'A1 karar ağacını açın',
      to: '/tr/information/family-reunion-visa-germany#eşinizden-a1-istenir-mi',
    },
    guides: ['family-reunion-visa-germany'],
  })
  expect(Y_BLUE_CHANGE?.next.mark).toBe(' (İngilizce)')
  expect(Y_CARD_DE?.next.to).toBe('/tr/opportunity-card-points')
})

test('Placeholders that depend on the answers are left for the page to fill in', () => {
  expect(card.en.outcomes.C_BELOW?.text).toBe(
    'You have {points}. The minimum is 6 points. This would close the gap: {steps}.',
  )
  expect(card.en.points.slice(0, 3)).toEqual(['0 points', '1 point', '2 points'])
  expect(card.tr.points.at(-1)).toBe('16 puan')
})

test('Readers choose a country, in the order of their alphabet, or above it', () => {
  const list = (language: 'en' | 'de' | 'tr') => people[language].questions.find(({ id }) => id === 'country')
  const names = list('de')?.countries?.map(({ name }) => name) ?? []
  expect(names.slice(0, 2)).toEqual(['Deutschland', 'staatenlos oder mit Reiseausweis für Flüchtlinge'])
  expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Pakistan'))
  expect(list('tr')?.oftenAsked?.slice(0, 2)).toEqual(['tr', 'us'])
})

test('Each line has its law with mark and page, and its first day', () => {
  const { law, since } = people.en.lines['Y-02'] ?? {}
  const directive = {
    text: 'Directive 2005/36/EC',
    link: expect.stringContaining('/dir/2005/36/'),
    mark: 'K',
  }
  const act = { text: expect.stringMatching(/^Section\u00a02\(1\)/), link: expect.any(String), mark: 'P' }
  expect([law, since]).toEqual([[directive, act], '1 January 2005'])
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
