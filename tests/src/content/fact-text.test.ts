import { expect, test } from 'vitest'
import { citedPages, datedText, formatFigure, sourceOf, sourcesText } from '#src/content/fact-text.ts'
import type { Fact } from '#src/content/facts/fact.ts'
import { getFact } from '#src/content/facts.ts'
import { zabFees } from '#src/content/official-pages.ts'

test.for<[Fact['value'], Fact['unit'], string, string, string]>([
  [48_300, 'EUR/year', '€48,300 a year', '48.300\u00a0€ im Jahr', 'yıllık 48.300\u00a0€'],
  [43_759.8, 'EUR/year', '€43,759.80 a year', '43.759,80\u00a0€ im Jahr', 'yıllık 43.759,80\u00a0€'],
  [1091.2, 'EUR/month', '€1,091.20 a month', '1.091,20\u00a0€ im Monat', 'aylık 1.091,20\u00a0€'],
  [13.9, 'EUR/hour', '€13.90 an hour', '13,90\u00a0€ pro Stunde', 'saatlik 13,90\u00a0€'],
  [75, 'EUR', '€75', '75\u00a0€', '75\u00a0€'],
  [[3, 6], 'months', '3–6 months', '3 bis 6 Monate', '3–6 ay'],
  [[1.5, 3], 'years', '1.5–3 years', '1,5 bis 3 Jahre', '1,5–3 yıl'],
  ['2027-07-23', 'date', '23 July 2027', '23. Juli 2027', '23 Temmuz 2027'],
  [1, 'years', '1 year', '1 Jahr', '1 yıl'],
  [1, 'points', '1 point', '1 Punkt', '1 puan'],
  [2, 'years', '2 years', '2 Jahre', '2 yıl'],
  [2, 'months', '2 months', '2 Monate', '2 ay'],
  [2, 'weeks', '2 weeks', '2 Wochen', '2 hafta'],
  [2, 'days', '2 days', '2 Tage', '2 gün'],
  [2, 'minutes', '2 minutes', '2 Minuten', '2 dakika'],
  [2, 'hours/week', '2 hours a week', '2 Stunden pro Woche', 'haftada 2 saat'],
  [2, 'lessons/week', '2 lessons a week', '2 Unterrichtsstunden pro Woche', 'haftada 2 ders saati'],
  [2, 'points', '2 points', '2 Punkte', '2 puan'],
  [2, 'percent', '2%', '2\u00a0%', '%2'],
  [2, 'MB', '2\u00a0MB', '2\u00a0MB', '2\u00a0MB'],
  [2, 'age', '2', '2', '2'],
  [50_000, 'count', '50,000', '50.000', '50.000'],
  [2025, 'calendar year', '2025', '2025', '2025'],
])('%j in the unit %s reads "%s", "%s" and "%s"', ([value, unit, english, german, turkish]) => {
  expect(formatFigure({ value, unit }, 'en')).toBe(english)
  expect(formatFigure({ value, unit }, 'de')).toBe(german)
  expect(formatFigure({ value, unit }, 'tr')).toBe(turkish)
})

test('Units after German prepositions are in the dative plural', () => {
  expect(formatFigure({ value: 18, unit: 'months' }, 'de', 'dative')).toBe('18 Monaten')
  expect(formatFigure({ value: [1.5, 3], unit: 'years' }, 'de', 'dative')).toBe('1,5 bis 3 Jahren')
  expect(formatFigure({ value: 30, unit: 'days' }, 'de', 'dative')).toBe('30 Tagen')
  expect(formatFigure({ value: 6, unit: 'points' }, 'de', 'dative')).toBe('6 Punkten')
  expect(formatFigure({ value: 4, unit: 'weeks' }, 'de', 'dative')).toBe('4 Wochen')
  expect(formatFigure({ value: 1, unit: 'weeks' }, 'de', 'dative')).toBe('1 Woche')
})

test('A bare figure keeps its signs and leaves a unit in words to the sentence', () => {
  expect(formatFigure({ value: 18, unit: 'months' }, 'en', 'figure')).toBe('18')
  expect(formatFigure({ value: [6, 8], unit: 'weeks' }, 'de', 'figure')).toBe('6 bis 8')
  expect(formatFigure({ value: 48300, unit: 'EUR/year' }, 'en', 'figure')).toBe('€48,300')
  expect(formatFigure({ value: 48300, unit: 'EUR/year' }, 'tr', 'figure')).toBe('48.300\u00a0€')
  expect(formatFigure({ value: 45.3, unit: 'percent' }, 'tr', 'figure')).toBe('%45,3')
})

test('A statute is dated by the month of its text, an undated page by the day of reading', () => {
  const law = { sources: ['§ 18g AufenthG'], sourceAsOf: '2026-04-29', checkedOn: '2026-11-20' } as const
  expect(datedText(law, 'en')).toBe('law as of April 2026')
  expect(datedText(law, 'de')).toBe('Rechtsstand April 2026')
  expect(datedText(law, 'tr')).toBe('Nisan 2026 tarihli yasa metnine göre')
  const page = { sources: [zabFees], sourceAsOf: null, checkedOn: '2026-11-20' } as const
  expect(datedText(page, 'en')).toBe('undated page, copy read in November 2026')
  expect(datedText(page, 'de')).toBe('Seite ohne Datum, Kopie gelesen im November 2026')
  expect(datedText({ ...page, sourceAsOf: '2025-07-01' }, 'de')).toBe('Stand Juli 2025')
})

test('The first day of a month keeps its month in every time zone', () => {
  const march = { sources: ['§ 1 MiLoV5'], sourceAsOf: '2027-03-01', checkedOn: '2027-03-01' } as const
  expect(datedText(march, 'de')).toBe('Rechtsstand März 2027')
})

test('A source names section and law in the reader’s language, or says that the figure is commonly reported', () => {
  expect(sourceOf(getFact('settlementBlueCardB1'), 'en')).toBe(
    'Section\u00a018c(2) sentence 3 Residence Act (AufenthG)',
  )
  expect(sourceOf(getFact('settlementBlueCardB1'), 'de')).toBe('§\u00a018c Abs.\u00a02 Satz\u00a03 AufenthG')
  expect(sourceOf(getFact('approbationTotal'), 'en')).toBe('commonly reported')
  expect(sourceOf(getFact('approbationTotal'), 'de')).toBe('häufig berichtet')
  expect(sourceOf(getFact('approbationTotal'), 'tr')).toBe('yaygın olarak bildirilen')
})

test('Sources of one section are named together, those of others apart', () => {
  expect(sourcesText(['§ 18c Abs. 2 AufenthG', '§ 9 AufenthG', '§ 18c Abs. 1 Nr. 3 AufenthG'], 'de')).toBe(
    '§\u00a018c Abs.\u00a01, Abs.\u00a02 AufenthG; §\u00a09 AufenthG',
  )
})

test('A page that several figures cite is named once, with each of their days, and a rule without a figure has none', () => {
  const law = { value: 40_000, unit: 'EUR/year', sourceAsOf: '2026-04-29', checkedOn: '2026-11-20' } as const
  const salary = { ...law, sources: ['§ 18g Abs. 1 AufenthG', '§ 4 SVBezGrV 2026'] } as const
  const draft = {
    ...law,
    sources: ['§ 18g Abs. 1 AufenthG'],
    sourceAsOf: '2026-09-21',
    status: 'draft',
  } as const
  expect(citedPages([salary, draft], ['§ 45c AufenthG'], 'en')).toEqual([
    {
      link: 'https://www.gesetze-im-internet.de/aufenthg_2004/__18g.html',
      text: 'Section\u00a018g(1) Residence Act (AufenthG)',
      dates: ['law as of April 2026', 'draft of September 2026'],
    },
    {
      link: 'https://www.gesetze-im-internet.de/svbezgrv_2026/__4.html',
      text: 'Section\u00a04 Ordinance on Social Insurance Figures 2026 (SVBezGrV 2026)',
      dates: ['law as of April 2026'],
    },
    {
      link: 'https://www.gesetze-im-internet.de/aufenthg_2004/__45c.html',
      text: 'Section\u00a045c Residence Act (AufenthG)',
      dates: [],
    },
  ])
})
