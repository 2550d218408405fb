import { expect, test } from 'vitest'
import { citedPages, datedText, formatFigure, sourceOf, sourcesText } from '#src/content/fact-text.ts'
import type { Fact } from '#src/content/facts/fact.ts'
import { getFact } from '#src/content/facts.ts'
import { zabFees } from '#src/content/official-pages.ts'

test.for<[Fact['value'], Fact['unit'], string, string, string]>([
  [43_759.8, 'EUR/year', '€43,759.80 a year', '43.759,80\u00a0€ im Jahr', 'yıllık 43.759,80\u00a0€'],
  [1091.2, 'EUR/month', '€1,091.20 a month', '1.091,20\u00a0€ im Monat', 'aylık 1.091,20\u00a0€'],
  [13.9, 'EUR/hour', '€13.90 an hour', '13,90\u00a0€ pro Stunde', 'saatlik 13,90\u00a0€'],
  [[1.5, 3], 'years', '1.5–3 years', '1,5 bis 3 Jahre', '1,5–3 yıl'],
  ['2027-07-23', 'date', '23 July 2027', '23. Juli 2027', '23 Temmuz 2027'],
  [1, 'years', '1 year', '1 Jahr', '1 yıl'],
  [1, 'points', '1 point', '1 Punkt', '1 puan'],
  [2, 'months', '2 months', '2 Monate', '2 ay'],
  [2, 'hours/week', '2 hours a week', '2 Stunden pro Woche', 'haftada 2 saat'],
  [2, 'percent', '2%', '2\u00a0%', '%2'],
  [50_000, 'count', '50,000', '50.000', '50.000'],
  [2025, 'calendar year', '2025', '2025', '2025'],
])('%j in the unit %s reads "%s", "%s" and "%s"', ([value, unit, english, german, turkish]) => {
  expect(formatFigure({ value, unit }, 'en')).toBe(english)
  expect(formatFigure({ value, unit }, 'de')).toBe(german)
  expect(formatFigure({ value, unit }, 'tr')).toBe(turkish)
})

test.for([
  [18, 'months', '18 Monaten'],
  [[1.5, 3], 'years', '1,5 bis 3 Jahren'],
  [30, 'days', '30 Tagen'],
  [6, 'points', '6 Punkten'],
  [4, 'weeks', '4 Wochen'],
  [1, 'weeks', '1 Woche'],
] as const)('After a German preposition, %j in the unit %s reads "%s"', ([value, unit, german]) => {
  expect(formatFigure({ value, unit }, 'de', 'dative')).toBe(german)
})

test('A period with its first day has one wording', () => {
  const from = { en: 'of knowing it', de: 'ab dem Tag danach', tr: 'öğrendikten sonraki' }
  const period = { value: 2, unit: 'months', from } as const
  const texts = (['en', 'de', 'tr'] as const).map((language) => formatFigure(period, language, 'counted'))
  expect(texts).toEqual(['2 months of knowing it', '2 Monaten ab dem Tag danach', 'öğrendikten sonraki 2 ay'])
  expect(() => formatFigure({ value: 2, unit: 'months' }, 'en', 'counted')).toThrow('no first day')
})

test.for([
  [18, 'months', 'en', '18'],
  [[6, 8], 'weeks', 'de', '6 bis 8'],
  [48_300, 'EUR/year', 'tr', '48.300\u00a0€'],
  [45.3, 'percent', 'tr', '%45,3'],
] as const)('%j in the unit %s, in %s without words, is "%s"', ([value, unit, language, figure]) => {
  expect(formatFigure({ value, unit }, language, 'figure')).toBe(figure)
})

test('A statute has the month of its text, an undated page the day of reading', () => {
  const law = { sources: ['§ 18g AufenthG'], sourceAsOf: '2026-04-29', checkedOn: '2026-11-20' } as const
  expect(datedText(law, 'en')).toBe('law as of April 2026')
  expect(datedText(law, 'tr')).toBe('Nisan 2026 tarihli yasa metnine göre')
  const page = { sources: [zabFees], sourceAsOf: null, checkedOn: '2026-11-20' } as const
  expect(datedText(page, 'de')).toBe('Seite ohne Datum, Kopie gelesen im November 2026')
  // The first day of a month must not become the previous month in any time zone.
  expect(datedText({ ...page, sourceAsOf: '2025-07-01' }, 'de')).toBe('Stand Juli 2025')
})

test('A source names section and law in the reader’s language', () => {
  expect(sourceOf(getFact('settlementBlueCardB1'), 'en')).toBe(
    'Section\u00a018c(2) sentence 3 Residence Act (AufenthG)',
  )
  expect(sourceOf(getFact('settlementBlueCardB1'), 'de')).toBe('§\u00a018c Abs.\u00a02 Satz\u00a03 AufenthG')
  expect(sourceOf(getFact('approbationTotal'), 'tr')).toBe('yaygın olarak bildirilen')
})

test('Only sources of one section are named together', () => {
  expect(sourcesText(['§ 18c Abs. 2 AufenthG', '§ 9 AufenthG', '§ 18c Abs. 1 Nr. 3 AufenthG'], 'de')).toBe(
    '§\u00a018c Abs.\u00a01, Abs.\u00a02 AufenthG; §\u00a09 AufenthG',
  )
})

test('A page that several figures cite is named once, with all their days', () => {
  const salary = '§ 18g Abs. 1 AufenthG'
  const fact = { value: 40_000, unit: 'EUR/year', checkedOn: '2026-11-20' } as const
  const law = { ...fact, sources: [salary, '§ 4 SVBezGrV 2026'], sourceAsOf: '2026-04-29' } as const
  const draft = { ...fact, sources: [salary], sourceAsOf: '2026-09-21', status: 'draft' } as const
  const pages = citedPages([law, draft], ['§ 45c AufenthG'], 'en')
  expect(pages.map(({ link, dates }) => [link.split('/').slice(-2).join('/'), dates])).toEqual([
    ['aufenthg_2004/__18g.html', ['law as of April 2026', 'draft of September 2026']],
    ['svbezgrv_2026/__4.html', ['law as of April 2026']],
    ['aufenthg_2004/__45c.html', []],
  ])
})
