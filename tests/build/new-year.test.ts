import { afterAll, expect, test, vi } from 'vitest'
import { parseGuide } from '#build/articles/files.ts'
import type { Fact, Figure } from '#src/content/facts/fact.ts'
import type { FactName } from '#src/content/facts.ts'

const AMOUNT = {
  value: 50_000,
  sources: ['§ 18g Abs. 1 AufenthG'],
  sourceAsOf: '2026-04-29',
  checkedOn: '2026-11-20',
} as const
const AGE: Figure = { ...AMOUNT, value: 18, unit: 'age' }
const YEAR: Fact = { ...AMOUNT, unit: 'EUR/year', validFrom: '2026-01-01', successorDue: '2026-12-31' }
const NEXT: Fact = { ...YEAR, value: 60_000, validFrom: '2027-01-01' }
const DRAFT: Fact = { ...NEXT, sourceAsOf: '2026-09-21', status: 'draft' }
const LAW: Fact = { ...NEXT, sourceAsOf: '2026-12-18', successorDue: '2027-12-31' }

async function contentOn(day: string, following: Fact) {
  vi.resetModules()
  vi.stubEnv('SITE_DAY', day)
  const FIGURES = { salary: [YEAR, following], age: AGE }
  vi.doMock('#src/content/facts/registry.ts', () => ({ FIGURES }))
  const [facts, overdue, changes, dates, structure] = await Promise.all([
    import('#build/articles/facts.ts'),
    import('#build/articles/overdue-facts.ts'),
    import('#build/articles/law-changes.ts'),
    import('#src/content/fact-dates.ts'),
    import('#build/articles/structure.ts'),
  ])
  return {
    ...overdue,
    ...changes,
    dates: (...names: string[]) => dates.datesLine(names as FactName[], 'en'),
    resolved: (source: string) => {
      const tree = parseGuide(source)
      facts.resolveFigures(tree, 'en')
      return structure.plainText(tree)
    },
  }
}

afterAll(() => {
  vi.doUnmock('#src/content/facts/registry.ts')
  vi.unstubAllEnvs()
  vi.resetModules()
})

const SENTENCE =
  'It needs <Fact name="salary" />.<Upcoming> For <FactYear name="salary@next" />: <Fact name="salary@next" />.</Upcoming>'

test.for<[what: string, day: string, Fact, sentence: RegExp, dates: string]>([
  [
    'before New Year, a draft is marked beside the law',
    '2026-11-23',
    DRAFT,
    /^It needs €50,000 a year\. For 2027: €60,000 a year \(draft of September 2026\)\./,
    'Law as of April 2026; amounts for 2026',
  ],
  [
    'after it, an unconfirmed draft stays a draft, and the old amount has its year',
    '2027-01-02',
    DRAFT,
    /^It needs €50,000 a year \(2026\)\. For 2027: €60,000 a year \(draft of September 2026\)\./,
    'Law as of April 2026; amounts for 2026; the amount for 2027 is not yet confirmed',
  ],
  [
    'after it, a confirmed amount is the law',
    '2027-01-01',
    LAW,
    /^It needs €60,000 a year( \(law as of December 2026\))?\.(?! For)/,
    'Law as of December 2026; amounts for 2027',
  ],
])('A guide with a figure for two years: %s', async ([, day, following, sentence, line]) => {
  const { resolved, dates } = await contentOn(day, following)
  expect(resolved(SENTENCE)).toMatch(sentence)
  expect(following === DRAFT ? dates('salary', 'salary@next') : dates('salary')).toBe(line)
})

test('A draft dated in the header of a table is marked only there', async () => {
  const table = `<Upcoming>

| Pay | <FactYear name="salary" /> | <FactYear name="salary@next" dated /> |
| --- | --- | --- |
| All | <Fact name="salary" /> | <Fact name="salary@next" /> |

</Upcoming>`
  const { resolved } = await contentOn('2026-11-23', DRAFT)
  expect(resolved(table)).toContain('2027 (draft of September 2026)')
  expect(resolved(table).match(/draft/g)).toHaveLength(1)
  expect(resolved(table.replace(' dated', ''))).toContain('€60,000 a year (draft of September 2026)')
  const law = await contentOn('2027-01-01', LAW)
  expect(law.resolved(table).trim()).toBe('')
})

test('A next value needs a passage that disappears with that value', async () => {
  const { resolved, lawChangeTexts } = await contentOn('2026-11-23', DRAFT)
  expect(resolved('One.<Upcoming> Then <Fact name="age@next" />.</Upcoming> Two.')).toBe('One. Two.')
  expect(() => resolved('Then <Fact name="salary@next" />.')).toThrow(
    '"salary@next" is not always known: put its sentence inside <Upcoming>',
  )
  expect(() => resolved('In 2027 <Fact name="salary@2027" />.')).toThrow(
    '"salary@2027" is a draft: name it "salary@next", inside <Upcoming>',
  )
  const row = (text: string) => ({ subject: { en: 'x', de: 'x' }, text: { en: text, de: text } })
  const changes = lawChangeTexts([row('{salary@next} in {salary@next:year}'), row('{age@next}')])
  expect(changes.map(({ text, source }) => [text.en, source])).toEqual([['€60,000 in 2027', 'draft']])
  expect(() => lawChangeTexts([row('{salary@next} in 2027')])).toThrow('write "{salary@next:year}" for 2027')
})

test('The report for a day names missing successors and unconfirmed drafts', async () => {
  const { overdueFacts, overdueWarning, expiredDrafts, lateDrafts } = await contentOn('2026-11-23', DRAFT)
  const article = { file: 'a.en.mdx', facts: ['salary', 'age'] as unknown as FactName[] }
  const [december, january] = [new Date('2026-12-31T23:00:00Z'), new Date('2027-01-02')]
  expect([...overdueFacts(december, [article]), ...expiredDrafts(december)]).toEqual([])
  expect(overdueWarning(december, [article])).toBeUndefined()
  expect(overdueFacts(january, [article])).toEqual(['a.en.mdx states salary (successor due 2026-12-31)'])
  expect(overdueWarning(january, [article])).toMatch(/^Figures past their date: salary;.* --at 2027-01-02/)
  expect(expiredDrafts(january)).toEqual(['salary@2027 (until 2026-12-31)'])
  expect(['2027-01-31', '2027-02-01'].map((day) => lateDrafts(new Date(day)).length)).toEqual([0, 1])
})
