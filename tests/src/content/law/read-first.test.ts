import { expect, test } from 'vitest'
import { ARTICLES, readArticles } from '#build/articles/files.ts'
import { plainText } from '#build/articles/structure.ts'
import { LAW, TOOLS } from '#build/law/current.ts'
import { checkTables } from '#build/law/decision-tables.ts'
import { localizeCheck } from '#build/law/tool-texts.ts'
import { hintsFor } from '#contracts/tables/advice.ts'
import { verdictOf } from '#contracts/tables/verdict.ts'
import type { ToolLanguage } from '#src/content/law/law.ts'
import type { Check } from '#src/content/law/tools.ts'
import { linesAfter } from '#src/flows/quick-check/result-texts.ts'

/** Warnings that people must read before they act, because the wrong step costs them their residence. */

const LANGUAGES = ['en', 'de', 'tr'] as const
const people = Object.fromEntries(
  LANGUAGES.map((language) => [language, localizeCheck(LAW, 'you', language)]),
) as Record<ToolLanguage, ReturnType<typeof localizeCheck>>

const plain = (text = '') => text.replaceAll('\u00a0', ' ').replaceAll('\u00ad', '')
const outcome = (id: string, language: ToolLanguage) => plain(people[language].outcomes[id]?.text)
const hints = (check: Check, address: string) => {
  const answers = Object.fromEntries(new URLSearchParams(address))
  return hintsFor(checkTables(check), check.hints, answers)
}

/** The text of a result, and the lines about its duration. */
const resultOf = (address: string, language: ToolLanguage) => {
  const answers = Object.fromEntries(new URLSearchParams(address))
  const { tables, outcomes, effort } = people[language]
  const result = outcomes[verdictOf(tables, answers)?.outcome ?? '']
  if (!result) throw new Error(`${address} has no result.`)
  const times = linesAfter({ tables }, effort.times, result, answers)
  return { text: plain(result.text), times: plain(times.map(({ text }) => text).join('\n')) }
}

const chapters = new Map(
  readArticles(ARTICLES)
    .filter(({ slug }) => slug === 'already-in-germany')
    .map(({ language, tree }) => [language, plain(plainText(tree))]),
)

test.for<[ToolLanguage, RegExp]>([
  ['en', /Not with § 104c: there only an application under § 25a or § 25b counts/],
  ['de', /Nicht bei § 104c: Dort zählt nur ein Antrag nach § 25a oder § 25b/],
  ['tr', /§ 104c ile değil: orada yalnızca § 25a veya § 25b başvurusu sayılır/],
])('the way to extend says in %s what § 104c needs', ([language, warning]) => {
  expect(outcome('Y_ELSE_EXTEND', language)).toMatch(warning)
})

test.for<[ToolLanguage, RegExp]>([
  ['en', /§ 104c .*: only an application under § 25a or § 25b keeps it alive/],
  ['de', /§ 104c .*: Nur ein Antrag nach § 25a oder § 25b hält ihn am Leben/],
  ['tr', /§ 104c .*: onu yalnızca § 25a veya § 25b başvurusu geçerli tutar/],
])('so does what stands below a result of anybody who may hold it, in %s', ([language, warning]) => {
  for (const address of [
    'who=none&country=iq&goal=other&else=extend',
    'who=none&country=iq&goal=other&else=marriage&marriage=reached',
    'who=degree_list&country=iq&goal=other&else=self_graduate',
    'who=training&country=iq&goal=work&where=de_graduate&salary=exp',
    'who=training&country=iq&goal=search&where=de_graduate',
  ])
    expect(resultOf(address, language).times, address).toMatch(warning)
})

test.each(LANGUAGES)('a result of a permit that is another one does not name § 104c, in %s', (language) => {
  expect(resultOf('who=training&country=iq&goal=work&where=de_job', language).times).not.toMatch(/104c/)
})

test.for([
  [
    'en',
    /The rule does not hold for § 104c: there only an application under § 25a or § 25b counts/,
    /^Chancen-Aufenthalt \(§ 104c\)/m,
  ],
  [
    'de',
    /Für § 104c gilt sie nicht: Dort zählt nur ein Antrag nach § 25a oder § 25b/,
    /^Chancen-Aufenthalt \(§ 104c\)/m,
  ],
] as const)(
  'the guide for people here says so in %s, and has a block on it',
  ([language, warning, block]) => {
    expect(chapters.get(language)).toMatch(warning)
    expect(chapters.get(language)).toMatch(block)
  },
)

test.for<[ToolLanguage, RegExp]>([
  ['en', /You are not Ukrainian\? Look at the date on your card today/],
  ['de', /Sie haben keinen ukrainischen Pass\? Sehen Sie heute nach dem Datum auf Ihrer Karte/],
  ['tr', /Ukrayna vatandaşı değil misiniz\? Kartınızdaki tarihe bugün bakın/],
])('with § 24, people who are not Ukrainian read in %s that their own card counts', ([language, warning]) => {
  expect(outcome('Y_TEMP_WORK', language)).toMatch(warning)
})

test.for([
  ['en', /protected in Ukraine on 24 February 2022/, /family of Ukrainians/, /permanent Ukrainian permit/],
  [
    'de',
    /am 24\. Februar 2022 in der Ukraine Schutz/,
    /Angehörige von Ukrainerinnen/,
    /unbefristeten ukrainischen/,
  ],
] as const)('the guide names the three groups in %s', ([language, ...groups]) => {
  for (const group of groups) expect(chapters.get(language)).toMatch(group)
})

test.for<[ToolLanguage, RegExp]>([
  ['en', /biometric passport/],
  ['de', /biometrischem Pass/],
  ['tr', /Biyometrik pasaport/],
])('the entry from Ukraine depends in %s on the passport', ([language, passport]) => {
  expect(outcome('Y_FAM_TEMP', language)).toMatch(passport)
  const guide = chapters.get(language)
  if (guide) expect(guide).toMatch(passport)
})

test.for<[ToolLanguage, RegExp]>([
  ['en', /^The Blue Card has no age rule/],
  ['de', /^Für die Blaue Karte gilt keine Altersregel/],
  ['tr', /^Mavi Kart’ta yaş kuralı yoktur/],
])('a hint on the age of 45 beside the Blue Card names the card first in %s', ([language, first]) => {
  for (const address of [
    'who=degree_list&country=other&goal=work&where=abroad&salary=mid',
    'who=degree_other&country=other&goal=work&where=abroad&salary=mid',
  ]) {
    const age = hints(TOOLS.you, address).find(({ law }) => law.some(({ ref }) => ref.includes('Nr. 5')))
    expect(age?.[language], address).toMatch(first)
  }
})

test('an IT worker who is offered § 19c(2) beside the Blue Card reads of the age of 45', () => {
  const shown = hints(TOOLS.you, 'who=it_exp&country=wb6&goal=work&where=abroad&salary=mid')
  expect(shown.map(({ id }) => id)).toContain('YH-9e')
})

test.each(LANGUAGES)('so does the employer who is offered both ways, in %s', (language) => {
  expect(TOOLS.hire.outcomes.B_IT_BLUE?.[language].text).toMatch(
    /\{experiencedWorkerAgeThreshold\}.*\{experiencedWorkerAgeSalary\}/,
  )
})

test.for<[string, string]>([
  ['§ 24, with a job offer', 'goal=work&where=de_temp'],
  ['a refugee with a job offer', 'goal=work&where=de_refugee'],
  ['a refugee who wants to study', 'goal=study&where=de_refugee'],
  ['in an asylum procedure, with a job offer', 'goal=work&where=de_asylum'],
  ['in an asylum procedure, who wants to learn', 'goal=german&where=de_asylum'],
  ['in an asylum procedure, who wants to train', 'goal=study&where=de_asylum'],
  ['a humanitarian permit, who brings the family', 'goal=bring&holder=humanitarian'],
  ['a Duldung, who brings the family', 'goal=bring&holder=none'],
  ['protection that is asked for', 'goal=other&else=protection'],
])('%s: the result says what may be done today before it cites the law', ([, address]) => {
  for (const language of LANGUAGES) {
    const [first = ''] = resultOf(`who=none&country=other&${address}`, language).text.split(/(?<=[.:;]) /)
    expect(first.replace('§ 24', ''), language).not.toContain('§')
  }
})

test('sections that decide about protection are shown below the result', () => {
  for (const [address, sections] of [
    ['goal=study&where=de_asylum', /§ 16g/],
    ['goal=study&where=de_temp', /§ 16b/],
    ['goal=bring&holder=humanitarian', /§ 104c/],
  ] as const)
    for (const language of LANGUAGES)
      expect(
        hints(TOOLS.you, `who=none&country=other&${address}`)
          .map((hint) => hint[language])
          .join(),
        address,
      ).toMatch(sections)
})
