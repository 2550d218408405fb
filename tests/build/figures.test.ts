import type { Root } from 'mdast'
import { toString as toText } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { attributesOf, elementsNamed } from '#build/articles/elements.ts'
import { changesAfter } from '#build/articles/fact-dates.ts'
import { resolveFigures } from '#build/articles/facts.ts'
import { plainText } from '#build/articles/structure.ts'
import type { ArticleLanguage } from '#src/content/article.ts'
import { formatFigure } from '#src/content/fact-text.ts'
import { dayAfter } from '#src/content/facts/series.ts'
import { type FactName, getFact } from '#src/content/facts.ts'
import { LAW_CHANGES } from '#src/content/law-changes.ts'
import { LOCALES } from '#src/site/locale.ts'

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm)

/** An article's text with its figures filled in, as lines; source numbers are in brackets. */
function resolved(source: string, language: ArticleLanguage = 'en'): string[] {
  const tree: Root = parser.parse(source)
  resolveFigures(tree, language)
  for (const element of elementsNamed(tree, 'SourceNumber')) {
    element.children = [{ type: 'text', value: `[${attributesOf(element).number}]` }]
  }
  return plainText(tree).split('\n')
}

test('sources are numbered by their first figure, and one page has one number', () => {
  const text = [
    'It costs <Fact name="nationalVisaFee" />.',
    'It lasts <Fact name="opportunityCardStay" />, then <Fact name="opportunityCardFollowUpStay" />.',
    'Again <Fact name="nationalVisaFee" />, see also <Cite source="§ 45c AufenthG" />.',
    '<Sources further="makeItInGermany; § 10 StAG" />',
  ]
  expect(resolved(text.join('\n\n'))).toEqual([
    'It costs €75[1].',
    'It lasts 1 year, then 2 years[2].',
    'Again €75[1], see also [3].',
    'Section\u00a046(2) no.\u00a01 Residence Ordinance (AufenthV)',
    'Section\u00a020a(5) Residence Act (AufenthG)',
    'Section\u00a045c Residence Act (AufenthG)',
    'Make it in Germany, the Federal Government’s portal for skilled workers',
    'Section\u00a010 Nationality Act (StAG)',
  ])
})

test('a figure of two sources carries both numbers, a reported one carries none', () => {
  expect(resolved('<Fact name="blueCardSalary" /> and <Fact name="startOfWork" />')).toEqual([
    '€50,700 a year[1][2] and 12–14 weeks',
  ])
})

test('a figure whose source has another date than most of the article names its own date', () => {
  expect(
    resolved(
      'From <Fact name="spouseAge" /> <Fact name="nationalVisaFee" /> <Fact name="approbationFeeBavaria" />',
    ),
  ).toEqual(['From 18[1] €75[2] €400 (as of July 2025)[3]'])
})

test('exports the facts of an article and the date of its law', () => {
  const tree: Root = parser.parse('<Fact name="opportunityCardStay" /> <Fact name="fspFeeThuringia" />')
  expect(resolveFigures(tree, 'en')).toEqual({
    facts: ['opportunityCardStay', 'fspFeeThuringia'],
    dates: 'Law as of April 2026',
  })
})

test('the note on a figure is in the article’s language', () => {
  expect(resolved('<FactNote name="languageCourseLivingCosts" />', 'de')[0]).toMatch(
    /^Beträge für 2026\. .* welcher gilt\.$/,
  )
  expect(() => resolved('<FactNote name="nationalVisaFee" />')).toThrow('has no notice for readers')
})

test.each([
  ['<Cite source="Kreis Soest" />', 'line 1: <Cite> knows no source "Kreis Soest"'],
  ['<Sources further="§ 1 XYZ" />', 'line 1: <Sources> knows no source "§ 1 XYZ"'],
  ['<Fact name="nationalVisaFee" form="loud" />', 'line 1: form must be phrase, dative, figure'],
])('%s fails the build', (source, message) => {
  expect(() => resolved(source)).toThrow(message)
})

const COSTS = `
<CostTable>

<Line fact="nationalVisaFee">National visa</Line>
<Line fact="residencePermitFee" times="2">Two permits</Line>
<Line fact="opportunityCardLivingCostsMonthly" times="12">Living costs</Line>
<Line amount="differs">Translations</Line>

</CostTable>
`

test('a table of costs adds up its lines', () => {
  expect(resolved(COSTS)).toEqual([
    ...['Item', 'Amount'],
    ...['National visa', '€75[1]'],
    ...['Two permits', '€100[2] × 2 = €200'],
    ...['Living costs', '€1,091 a month[3] × 12 = €13,092'],
    ...['Translations', 'differs'],
    ...['Total', '€13,367'],
  ])
})

test('half of a fee is written as each language writes it', () => {
  const half = '<CostTable>\n\n<Line fact="nationalVisaFee" times="0.5">x</Line>\n\n</CostTable>'
  expect(resolved(half)[3]).toBe('€75[1] × 0.5 = €37.50')
  expect(resolved(half, 'de')[3]).toBe('75\u00a0€[1] × 0,5 = 37,50\u00a0€')
})

test('a sum of ranges is a range', () => {
  const lines = ['fspFeeThuringia', 'approbationFeeNorthRhineWestphalia'].map(
    (fact) => `<Line fact="${fact}">x</Line>`,
  )
  expect(resolved(`<CostTable>\n\n${lines.join('\n')}\n\n</CostTable>`).at(-1)).toBe('€650–1,200')
})

const example = (facts: string[], attributes = '') =>
  [
    `<WorkedExample title="Two ways" ${attributes}>`,
    'She is 33.',
    ...facts.map((fact) => `<Line fact="${fact}">${fact}</Line>`),
    'She applies.',
    '</WorkedExample>',
  ].join('\n\n')

test('a worked example keeps its prose around its sum, and names the required amount', () => {
  const points = [
    'opportunityCardPointsGermanB1',
    'opportunityCardPointsYoungerAge',
    'opportunityCardPointsShortExperience',
  ]
  expect(
    resolved(example(points, 'item="Point" amount="Worth" needs="opportunityCardPointsNeeded"')),
  ).toEqual([
    ...['Two ways', 'She is 33.', 'Point', 'Worth'],
    ...['opportunityCardPointsGermanB1', '2 points[1]'],
    ...['opportunityCardPointsYoungerAge', '2 points[1]'],
    ...['opportunityCardPointsShortExperience', '2 points[1]'],
    ...['Total', '6 points', 'Needed', '6 points[1]', 'She applies.'],
  ])
})

test('an example below its required amount fails the build', () => {
  expect(() =>
    resolved(example(['opportunityCardPointsGermanB1'], 'needs="opportunityCardPointsNeeded"')),
  ).toThrow('the sum is 2 points, but opportunityCardPointsNeeded is 6 points')
})

test('an example may assume and subtract values; a table of costs may not', () => {
  const line = '<Line value="2600" unit="EUR/month">Net salary, assumed</Line>'
  const rent = '<Line value="900" unit="EUR/month" minus>Rent, assumed</Line>'
  expect(resolved(`<WorkedExample title="x">\n\n${line}\n${rent}\n\n</WorkedExample>`).slice(-6)).toEqual([
    ...[
      'Net salary, assumed',
      '€2,600 a month',
      'Rent, assumed',
      '− €900 a month',
      'Total',
      '€1,700 a month',
    ],
  ])
  expect(() => resolved(`<CostTable>\n\n${line}\n\n</CostTable>`)).toThrow('<Line> needs a fact')
})

test('points and money are not added', () => {
  expect(() => resolved(example(['opportunityCardPointsGermanB1', 'nationalVisaFee']))).toThrow(
    'one sum cannot add points and EUR',
  )
})

test('the table of the states has sixteen rows by the alphabet of its language, each with its links', () => {
  const tree: Root = parser.parse('<StateTable />')
  resolveFigures(tree, 'en')
  const [states] = tree.children
  expect(states?.type === 'table' && states.children).toHaveLength(17)
  expect(resolved('<StateTable />').slice(0, 4)).toEqual([
    ...['State', 'Licence after training outside the EU, and the language exam', 'What we found'],
    'Baden-Württemberg',
  ])
  expect(resolved('<StateTable />', 'de')[3]).toBe('Baden-Württemberg')
})

test('a cell distinguishes "no", "ask" and "not found", and names a source other than the office itself', () => {
  const stuttgart = foundOn('Baden-Württemberg')
  expect(stuttgart).toContainEqual(['found', 'Papers in English: no, they need a translation too'])
  expect(stuttgart).toContainEqual(['unknown', 'Not found: fee of the check.'])
  expect(foundOn('Lower Saxony')).toContainEqual(['found', 'Fee of the check: about €200 (lkwf.de)'])
  expect(foundOn('Hamburg')).toContainEqual([
    'found',
    'German: B2, for the licence (fimportal.de, 26 September 2024)',
  ])
  expect(foundOn('Saxony')).toContainEqual(['found', 'Fee of the check: €100–650'])
  expect(foundOn('Schleswig-Holstein')).toEqual([
    ['ask', expect.stringMatching(/^Ask the office: Who decides for nurses\?/)],
    ['unknown', 'Nothing found but the name.'],
  ])
})

test('an office without gaps has no line on missing values', () => {
  for (const language of ['en', 'de', 'tr'] as const)
    expect(resolved('<StateTable />', language).join('\n')).not.toMatch(/: \./)
})

/** Lines about a state's office for nurses, each with its kind. */
function foundOn(state: string): [kind: string, text: string][] {
  const tree: Root = parser.parse('<StateTable for="nurses" />')
  resolveFigures(tree, 'en')
  const [states] = tree.children
  if (states?.type !== 'table') throw new Error('no table')
  const row = states.children.find(({ children: [name] }) => toText(name) === state)
  return (row?.children[2]?.children ?? []).map((line) => [
    String(line.data?.hProperties?.['data-line']),
    toText(line).replaceAll(/\s+/g, ' ').trim(),
  ])
}

test.each([
  ['a sentence', 'In 2026 the card needs <Fact name="blueCardSalary" />.', 'blueCardSalary', '2026'],
  [
    'a table',
    '| | 2026 |\n| --- | --- |\n| General | <Fact name="blueCardSalary" /> |',
    'blueCardSalary',
    '2026',
  ],
  [
    'a line of a sum',
    '<CostTable>\n\n<Line fact="minimumWage">Minimum wage in 2026</Line>\n\n</CostTable>',
    'minimumWage',
    '2026',
  ],
  [
    'what is to come',
    '<Upcoming>In 2027: <Fact name="blueCardSalary@next" />.</Upcoming>',
    'blueCardSalary@next',
    '2027',
  ],
])(
  '%s that writes out the year of a figure fails the build, which names the right form',
  (_, text, name, year) => {
    expect(() => resolved(text)).toThrow(
      `${year} stands beside "${name}", whose value changes with the year. Write <FactYear name="${name}" /> for the year, or name the value "${name.replace('@next', '')}@${year}".`,
    )
  },
)

test('allows a year beside a value named with its year, or one of another year', () => {
  expect(
    resolved(
      'In 2025 it was <Fact name="blueCardSalary@2025" />, in <FactYear name="blueCardSalary" /> it is <Fact name="blueCardSalary" />.',
    )[0],
  ).toMatch(/^In 2025 it was €48,300 a year.*, in 2026 it is €50,700 a year/)
})

test('a sentence on a change names the unit of each period in it', () => {
  const periods = LAW_CHANGES.flatMap(({ text }) =>
    LOCALES.flatMap((locale) =>
      [...text[locale].matchAll(/\{(\w+)\}/g)].flatMap(([hole, name]) => {
        const fact = getFact(name as FactName)
        if (!['years', 'months', 'weeks', 'days'].includes(fact.unit)) return []
        return [
          [text[locale].replace(hole, formatFigure(fact, locale, 'figure')), formatFigure(fact, locale)],
        ]
      }),
    ),
  )
  expect(periods.length).toBeGreaterThan(0)
  for (const [sentence, period] of periods) expect(sentence).toContain(period)
})

test('the site changes on the day after a figure, a dated passage or a rule of the law ends', () => {
  const days = changesAfter('2026-11-23')
  const ends = ['temporaryProtectionUntil', 'familySuspendedUntil'] as const
  // Two passages of guides, and one of a module (`standing('2027-03-31'`).
  const following = [...ends.map((name) => dayAfter(String(getFact(name).value))), '2027-04-01']
  expect(days).toEqual(expect.arrayContaining(following))
  expect(days.every((day) => day > '2026-11-23')).toBe(true)
})
