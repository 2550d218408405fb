import { expect, test } from 'vitest'
import { citedPages, datedText, formatFigure, sourceOf, sourcesText } from '#src/content/fact-text.ts'
import type { Fact } from '#src/content/facts/fact.ts'
import { factNamed } from '#src/content/facts.ts'
import { zabFees } from '#src/content/official-pages.ts'

test('an annual salary reads naturally in each language', () => {
  expect(formatFigure(factNamed('blueCardSalary@2025'), 'en')).toBe('€48,300 a year')
  expect(formatFigure(factNamed('blueCardSalary@2025'), 'de')).toBe('48.300\u00a0€ im Jahr')
  expect(formatFigure(factNamed('blueCardSalary@2025'), 'tr')).toBe('yıllık 48.300\u00a0€')
})

test('money shows both digits of the cents, or none', () => {
  expect(formatFigure(factNamed('blueCardSalaryReduced@2025'), 'en')).toBe('€43,759.80 a year')
  expect(formatFigure(factNamed('blueCardSalaryReduced@2025'), 'de')).toBe('43.759,80\u00a0€ im Jahr')
  expect(formatFigure(factNamed('blueCardSalaryReduced@2025'), 'tr')).toBe('yıllık 43.759,80\u00a0€')
  expect(formatFigure({ value: 75, unit: 'EUR' }, 'en')).toBe('€75')
})

test('monthly and hourly money name their time', () => {
  expect(formatFigure({ value: 1091.2, unit: 'EUR/month' }, 'en')).toBe('€1,091.20 a month')
  expect(formatFigure({ value: 1091.2, unit: 'EUR/month' }, 'de')).toBe('1.091,20\u00a0€ im Monat')
  expect(formatFigure({ value: 1091.2, unit: 'EUR/month' }, 'tr')).toBe('aylık 1.091,20\u00a0€')
  expect(formatFigure({ value: 13.9, unit: 'EUR/hour' }, 'en')).toBe('€13.90 an hour')
  expect(formatFigure({ value: 13.9, unit: 'EUR/hour' }, 'de')).toBe('13,90\u00a0€ pro Stunde')
  expect(formatFigure({ value: 13.9, unit: 'EUR/hour' }, 'tr')).toBe('saatlik 13,90\u00a0€')
})

test('a range is joined as each language joins it', () => {
  expect(formatFigure({ value: [3, 6], unit: 'months' }, 'en')).toBe('3–6 months')
  expect(formatFigure({ value: [3, 6], unit: 'months' }, 'de')).toBe('3 bis 6 Monate')
  expect(formatFigure({ value: [3, 6], unit: 'months' }, 'tr')).toBe('3–6 ay')
  expect(formatFigure({ value: [1.5, 3], unit: 'years' }, 'en')).toBe('1.5–3 years')
  expect(formatFigure({ value: [1.5, 3], unit: 'years' }, 'de')).toBe('1,5 bis 3 Jahre')
  expect(formatFigure({ value: [1.5, 3], unit: 'years' }, 'tr')).toBe('1,5–3 yıl')
})

test('a day is written out', () => {
  expect(formatFigure(factNamed('familySuspendedUntil'), 'en')).toBe('23 July 2027')
  expect(formatFigure(factNamed('familySuspendedUntil'), 'de')).toBe('23. Juli 2027')
  expect(formatFigure(factNamed('familySuspendedUntil'), 'tr')).toBe('23 Temmuz 2027')
})

test('one of a thing is singular', () => {
  expect(formatFigure({ value: 1, unit: 'years' }, 'en')).toBe('1 year')
  expect(formatFigure({ value: 1, unit: 'years' }, 'de')).toBe('1 Jahr')
  expect(formatFigure({ value: 1, unit: 'years' }, 'tr')).toBe('1 yıl')
  expect(formatFigure({ value: 1, unit: 'points' }, 'en')).toBe('1 point')
  expect(formatFigure({ value: 1, unit: 'points' }, 'de')).toBe('1 Punkt')
  expect(formatFigure({ value: 1, unit: 'weeks' }, 'de', 'dative')).toBe('1 Woche')
})

test.each<[Fact['unit'], string, string, string]>([
  ['years', '2 years', '2 Jahre', '2 yıl'],
  ['months', '2 months', '2 Monate', '2 ay'],
  ['weeks', '2 weeks', '2 Wochen', '2 hafta'],
  ['days', '2 days', '2 Tage', '2 gün'],
  ['minutes', '2 minutes', '2 Minuten', '2 dakika'],
  ['hours/week', '2 hours a week', '2 Stunden pro Woche', 'haftada 2 saat'],
  ['lessons/week', '2 lessons a week', '2 Unterrichtsstunden pro Woche', 'haftada 2 ders saati'],
  ['points', '2 points', '2 Punkte', '2 puan'],
  ['percent', '2%', '2\u00a0%', '%2'],
  ['MB', '2\u00a0MB', '2\u00a0MB', '2\u00a0MB'],
  ['count', '2', '2', '2'],
  ['age', '2', '2', '2'],
])('two in the unit %s reads "%s", "%s" and "%s"', (unit, english, german, turkish) => {
  expect(formatFigure({ value: 2, unit }, 'en')).toBe(english)
  expect(formatFigure({ value: 2, unit }, 'de')).toBe(german)
  expect(formatFigure({ value: 2, unit }, 'tr')).toBe(turkish)
})

test('German prepositions get the dative plural', () => {
  expect(formatFigure({ value: 18, unit: 'months' }, 'de', 'dative')).toBe('18 Monaten')
  expect(formatFigure({ value: [1.5, 3], unit: 'years' }, 'de', 'dative')).toBe('1,5 bis 3 Jahren')
  expect(formatFigure({ value: 30, unit: 'days' }, 'de', 'dative')).toBe('30 Tagen')
  expect(formatFigure({ value: 6, unit: 'points' }, 'de', 'dative')).toBe('6 Punkten')
  expect(formatFigure({ value: 4, unit: 'weeks' }, 'de', 'dative')).toBe('4 Wochen')
})

test('the bare figure leaves the unit to the sentence but keeps the signs', () => {
  expect(formatFigure({ value: 18, unit: 'months' }, 'en', 'figure')).toBe('18')
  expect(formatFigure({ value: [6, 8], unit: 'weeks' }, 'de', 'figure')).toBe('6 bis 8')
  expect(formatFigure({ value: 48300, unit: 'EUR/year' }, 'en', 'figure')).toBe('€48,300')
  expect(formatFigure({ value: 48300, unit: 'EUR/year' }, 'tr', 'figure')).toBe('48.300\u00a0€')
  expect(formatFigure({ value: 45.3, unit: 'percent' }, 'tr', 'figure')).toBe('%45,3')
})

test('large counts are grouped, calendar years are not', () => {
  expect(formatFigure({ value: 50000, unit: 'count' }, 'en')).toBe('50,000')
  expect(formatFigure({ value: 50000, unit: 'count' }, 'de')).toBe('50.000')
  expect(formatFigure({ value: 2025, unit: 'calendar year' }, 'en')).toBe('2025')
  expect(formatFigure({ value: 2025, unit: 'calendar year' }, 'de')).toBe('2025')
})

test('a statute is as of the month of its text, an undated page as of its reading', () => {
  const law = { sources: ['§ 18g AufenthG'], sourceAsOf: '2026-04-29', checkedOn: '2026-11-20' } as const
  expect(datedText(law, 'en')).toBe('law as of April 2026')
  expect(datedText(law, 'de')).toBe('Rechtsstand April 2026')
  expect(datedText(law, 'tr')).toBe('Nisan 2026 tarihli yasa metnine göre')
  const page = { sources: [zabFees], sourceAsOf: null, checkedOn: '2026-11-20' } as const
  expect(datedText(page, 'en')).toBe('undated page, copy read in November 2026')
  expect(datedText(page, 'de')).toBe('Seite ohne Datum, Kopie gelesen im November 2026')
  expect(datedText({ ...page, sourceAsOf: '2025-07-01' }, 'de')).toBe('Stand Juli 2025')
})

test('the first day of a month keeps its month in every time zone', () => {
  const march = { sources: ['§ 1 MiLoV5'], sourceAsOf: '2027-03-01', checkedOn: '2027-03-01' } as const
  expect(datedText(march, 'de')).toBe('Rechtsstand März 2027')
})

test('a fact tells the month of its own source', () => {
  expect(datedText(factNamed('blueCardSalary@2025'), 'en')).toBe('law as of April 2026')
})

test('a source is section and law in the reader’s language, or that the figure is commonly reported', () => {
  expect(sourceOf(factNamed('settlementBlueCardB1'), 'en')).toBe(
    'Section\u00a018c(2) sentence 3 Residence Act (AufenthG)',
  )
  expect(sourceOf(factNamed('settlementBlueCardB1'), 'de')).toBe(
    '§\u00a018c Abs.\u00a02 Satz\u00a03 AufenthG',
  )
  expect(sourceOf(factNamed('approbationTotal'), 'en')).toBe('commonly reported')
  expect(sourceOf(factNamed('approbationTotal'), 'de')).toBe('häufig berichtet')
  expect(sourceOf(factNamed('approbationTotal'), 'tr')).toBe('yaygın olarak bildirilen')
})

test('sources of one section are named together, those of others apart', () => {
  expect(sourcesText(['§ 18c Abs. 2 AufenthG', '§ 9 AufenthG', '§ 18c Abs. 1 Nr. 3 AufenthG'], 'de')).toBe(
    '§\u00a018c Abs.\u00a01, Abs.\u00a02 AufenthG; §\u00a09 AufenthG',
  )
})

test('a page that several figures cite is named once, with each of their days, and a rule without a figure has none', () => {
  expect(
    citedPages(
      [factNamed('blueCardSalaryReduced'), factNamed('blueCardSalary@2027')],
      ['§ 45c AufenthG'],
      'en',
    ),
  ).toEqual([
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
