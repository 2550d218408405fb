import { expect, test } from 'vitest'
import { LAW, TOOLS } from '#build/law/current.ts'
import { ANNEX, FREE_MOVEMENT, MINIMUM, STATUTE_TEXTS } from '#build/law/statutes.ts'
import { FACTS } from '#src/content/facts.ts'
import type { CountryGroup } from '#src/content/law/law.ts'
import type { Question } from '#src/content/law/tools.ts'

/** Names that the statutes spell or inflect differently. */
const IN_STATUTES: Partial<Record<string, string>> = {
  Südkorea: 'Republik Korea',
  'Vereinigtes Königreich': 'Vereinigten Königreichs Großbritannien und Nordirland',
  'Vereinigte Staaten (USA)': 'Vereinigten Staaten von Amerika',
}

const COUNTRIES = LAW.countries

const named = (...groups: CountryGroup[]) =>
  COUNTRIES.filter(({ group }) => groups.includes(group))
    .map(({ name }) => name.de)
    .toSorted()

/** Countries that a statute lists in one sentence. */
const listedIn = (text: string) =>
  COUNTRIES.filter(({ name: { de } }) =>
    new RegExp(`(?<!\\p{L})${escaped(IN_STATUTES[de] ?? de)}(?!\\p{L})`, 'u').test(text),
  )
    .map(({ name }) => name.de)
    .toSorted()

const escaped = (text: string) => text.replaceAll(/[().]/g, String.raw`\$&`)

test.for([
  ['§ 41 Abs. 1 AufenthV', ['vf8']],
  ['§ 41 Abs. 2 AufenthV', ['vf3', 'vf3b']],
  ['§ 26 Abs. 1 BeschV', ['vf8', 'vf3']],
  ['§ 26 Abs. 2 BeschV', ['wb6']],
] as const)('The countries of %s are those of our groups %s', ([statute, groups]) => {
  expect(listedIn(STATUTE_TEXTS[statute])).toEqual(named(...groups))
})

test('The 55 states of the annex to § 38 BeschV are those of our group', () => {
  const entries = STATUTE_TEXTS['Anlage zu § 38 BeschV'].split(/, (?=\d+\. )/)
  const names = entries.map((entry) => {
    const name = entry.replace(/^\d+\. /, '')
    return name.startsWith('Kongo') ? name : name.replace(/ \(.*\)$/, '')
  })
  expect(names).toHaveLength(55)
  expect(names.toSorted()).toEqual(named('who55'))
})

test('Free movement is for the Union without Germany, the EEA and Switzerland', () => {
  const names = FREE_MOVEMENT.split(', ')
  expect(names).toHaveLength(26 + 3 + 1)
  expect(names.toSorted()).toEqual(named('eu'))
})

test('Every country is listed once, Germany first, and Türkiye in a group of its own', () => {
  expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(COUNTRIES.length)
  for (const language of ['en', 'de', 'tr'] as const)
    expect(new Set(COUNTRIES.map((country) => country.name[language])).size).toBe(COUNTRIES.length)
  expect(COUNTRIES.filter(({ code }) => ['eu', 'other'].includes(code))).toEqual([])
  expect(named('tr')).toEqual(['Türkei'])
})

test('Each country leads to an answer of each tool, and no other answer has a country code as its id', () => {
  for (const { id, questions } of Object.values(TOOLS)) {
    const [question] = (questions as readonly Question[]).filter(({ countries }) => countries)
    const options = question?.options.map((option) => option.id) ?? []
    expect(Object.values(question?.countries ?? {}).filter((option) => !options.includes(option))).toEqual([])
    const taken = COUNTRIES.filter(({ code }) => options.includes(code)).map(({ code }) => code)
    expect(taken).toEqual(id === 'you' ? ['de', 'tr'] : [])
  }
})

test('The annex lists twelve items, and the minimum is six points', () => {
  expect([...ANNEX.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(STATUTE_TEXTS['Anlage zu § 20b AufenthG']).toContain('Die Mindestpunktzahl beträgt sechs Punkte.')
  expect(MINIMUM).toBe(FACTS.opportunityCardPointsNeeded.value)
})
