import type { Root } from 'mdast'
import { afterAll, expect, test, vi } from 'vitest'
import { parseGuide } from '#build/articles/files.ts'

const trees = new Map<string, Root>()

/** Parses each guide once for all days, because figures and passages for a day are chosen later. Returns a copy. */
function parseOnce(source: string): Root {
  const tree = trees.get(source) ?? parseGuide(source)
  trees.set(source, tree)
  return structuredClone(tree)
}

async function textsOn(day: string): Promise<Map<string, string>> {
  vi.resetModules()
  vi.stubEnv('SITE_DAY', day)
  const [files, changes, law, { LAW, TOOLS }, ended, structure, form] = await Promise.all([
    import('#build/articles/files.ts'),
    import('#build/articles/law-changes.ts'),
    import('#build/law/law.ts'),
    import('#build/law/current.ts'),
    import('#build/law/ended.ts'),
    import('#build/articles/structure.ts'),
    import('#build/articles/guide-form.ts'),
  ])
  const guides = files.readArticles(files.ARTICLES, parseOnce)
  expect(form.formProblems(guides), `the build fails on ${day}`).toEqual([])
  const lines = (texts: readonly string[]) => texts.join('\n')
  return new Map([
    ...guides.map(({ file, tree }): [string, string] => [file, structure.plainText(tree)]),
    ['tools and plan', lines([law.lawTexts(LAW), ended.endedRulings(TOOLS)])],
    ['the changes', lines(changes.lawChangeTexts().flatMap(({ text }) => [text.en, text.de]))],
  ])
}

afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  ['en', 'de', 'tr'].map((language) => new Date(2027, month).toLocaleString(language, { month: 'long' })),
)
const DATE = new RegExp(`(\\d{1,2})\\.? (${[...new Set(MONTHS.flat())].join('|')}) (20\\d\\d)`, 'gu')

const dayOf = ([, date = '', month = '', year = '']: RegExpMatchArray) =>
  `${year}-${String(MONTHS.findIndex((names) => names.includes(month)) + 1).padStart(2, '0')}-${date.padStart(2, '0')}`

const PAST =
  /\b(was|were|ran|went|allowed|applied|ended|replaced|changed|had|since)\b|\b(war|waren|galt|galten|lief|erlaubte|endete|seit|hat|geändert|stand|hatten|lebten|sah|abgelöst)\b|(?<!\p{L})(beri|okumadık|değişti)(?!\p{L})|(?:[dt][ıiuü])(?!\p{L})/iu
const AHEAD =
  /\b(until|by|from|on|before|changes|will|drafted)\b|\b(bis|ab|am|vor|wechselt|ändert|geplant)\b|kadar|itibaren|değişiyor|alıyor/iu

const stale = (texts: readonly [string, string][], day: string): string[] =>
  texts.flatMap(([place, text]) =>
    text
      .replaceAll('\u00a0', ' ')
      .replaceAll('\u00ad', '')
      .split(/(?<=[.!?;:]["“”»]?)\s+(?=\p{Lu}|§|\d)(?<!\d\. )|\n/u)
      .filter((sentence) => AHEAD.test(sentence) && !PAST.test(sentence))
      .filter((sentence) =>
        [...sentence.matchAll(DATE)].some((date) => dayOf(date) <= day && dayOf(date) >= '2026-12'),
      )
      .map((sentence) => `${place}: ${sentence}`),
  )

test('A text that describes a past day as a future one is found', () => {
  const staleIn = (...texts: string[]) => stale([['here', texts.join('\n')]], '2027-03-05').length
  const future = [
    'Permits run until 4 March 2027.',
    'Titel gelten bis 4. März 2027.',
    'İzin 4 Mart 2027 gününe kadar sürer.',
  ]
  expect(staleIn(...future)).toBe(3)
  expect(staleIn('Permits ran until 4 March 2027.', 'Reunion is suspended until 23 July 2027.')).toBe(0)
})

/** Last day of an ordinance. `stale` is not run: it would report "until 4 December", which is true on this day. */
const LAST_DAY = '2026-12-04'
const KNOWN: Record<string, string[]> = {
  [LAST_DAY]: [
    'an ordinance allows it until 4 December 2026',
    'the law changes on 1 January 2027',
    'Y_TEMP_WORK en (route) You may work now',
    'Y_FAM_SUBSIDIARY en (not-yet) Suspended until 23 July 2027',
  ],
  '2026-12-05': ['an ordinance allowed it until 4 December 2026'],
  '2027-01-01': ['a federal law since 1 January 2027'],
  '2027-03-05': ['Y_TEMP_WORK en (ask) Temporary protection: look at your card and ask today'],
  '2027-04-01': [],
  '2027-07-24': [
    'Y_FAM_SUBSIDIARY en (ask) This rule applied until 23 July 2027. What follows is not known to us; ask your authority.',
    'you YG-02 (2027-03-04)',
    'you Y-75 (2027-07-23)',
  ],
}

test.for(Object.entries(KNOWN))(
  'On %s no text describes a past day as a future one',
  async ([day, sentences]) => {
    const texts = await textsOn(day)
    expect(texts.size).toBeGreaterThan(20)
    for (const sentence of sentences) expect(texts.get('tools and plan')).toContain(sentence)
    expect(day === LAST_DAY ? [] : stale([...texts], day)).toEqual([])
  },
)
