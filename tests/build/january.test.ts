import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type * as Facts from '#src/content/facts/fact.ts'

/** What an editor writes in January: the draft of 2027 is law, and nothing else is touched. */
const asLaw = async (original: () => Promise<typeof Facts>) => ({
  ...(await original()),
  DRAFT_2027: {
    sourceAsOf: '2026-12-18',
    checkedOn: '2026-12-30',
    validFrom: '2027-01-01',
    successorDue: '2027-12-31',
  },
})

/** Loads the content and its build anew, on a day. */
async function contentOn(day: string) {
  vi.resetModules()
  vi.stubEnv('SITE_DAY', day)
  const [files, rules, overdue, changes, law, proof, tools, home, text] = await Promise.all([
    import('#build/articles/files.ts'),
    import('#build/articles/rules.ts'),
    import('#build/articles/overdue-facts.ts'),
    import('#build/articles/law-changes.ts'),
    import('#build/law/law.ts'),
    import('#build/law/wording-proof.ts'),
    import('#src/content/law/tools.ts'),
    import('#src/pages/home/home.content.ts'),
    import('#build/articles/structure.ts'),
  ])
  const articles = files.readArticles(files.ARTICLES)
  return {
    articles: new Map(articles.map(({ file, tree, dates }) => [file, `${dates}\n${text.plainText(tree)}`])),
    problems: rules.articleProblems(articles, rules.routePaths()),
    expired: overdue.expiredDrafts(new Date(`${day}T12:00:00Z`)),
    changes: JSON.stringify(changes.wordedChanges()),
    tools: law.lawTexts(tools.TOOLS),
    wording: proof.proveWording(tools.TOOLS).problems,
    home: home.CHANGES.map(({ text }) => text.id),
  }
}

let december: Awaited<ReturnType<typeof contentOn>>
let january: typeof december

beforeAll(async () => {
  december = await contentOn('2026-11-23')
  vi.doMock('#src/content/facts/fact.ts', asLaw)
  january = await contentOn('2027-01-01')
})

afterAll(() => {
  vi.doUnmock('#src/content/facts/fact.ts')
  vi.unstubAllEnvs()
  vi.resetModules()
})

const WORK_VISA = 'work-visa-germany-2025.en.mdx'

test('in November the figures are those of 2026, and those of 2027 are a draft', () => {
  expect(december.articles.get(WORK_VISA)).toContain('The Blue Card needs €50,700 a year gross.')
  expect(december.articles.get(WORK_VISA)).toContain('For 2027: €53,100 a year (draft of September 2026)')
  expect(december.changes).toContain('Salaries for 2027')
  expect(december.tools).toContain('€50,700')
  expect(december.home).toEqual(
    expect.arrayContaining(['home.changes.nextBlueCard', 'home.changes.nextMinimumWage']),
  )
})

test('once the values of 2027 are law, everything builds', () => {
  expect(january.problems).toEqual([])
  expect(january.expired).toEqual([])
  expect(january.wording).toEqual([])
})

test('once the values of 2027 are law, every article states them and their year', () => {
  const text = january.articles.get(WORK_VISA)
  expect(text).toContain('amounts for 2027')
  expect(text).toContain('The Blue Card needs €53,100 a year (law as of December 2026) gross.')
  expect(text).toMatch(/Minimum gross salary\n2027\n2027 by month\n2025/)
  expect(text).toMatch(/General\n€53,100 a year .*\n€4,425 .*\n€48,300 a year/)
})

test('no text of January states a figure of 2026 or speaks of a draft of 2027', () => {
  const texts = [...january.articles, ['the law', january.tools], ['changes', january.changes]] as const
  const old = /50[.,]700|45[.,]934|4[.,]225\b|3[.,]827|55[.,]770|45[.,]630|13[.,]90/
  expect(texts.filter(([, text]) => old.test(text)).map(([name]) => name)).toEqual([])
  const draft = /draft of September|Entwurf vom September|Eylül 2026 tarihli taslak|draft for 2027/
  expect(texts.filter(([, text]) => draft.test(text)).map(([name]) => name)).toEqual([])
  expect(january.changes).not.toContain('Salaries for')
})

test('the home page names no coming value once there is none', () => {
  expect(january.home).toEqual(['home.changes.blueCard', 'home.changes.advice', 'home.changes.minimumWage'])
})
