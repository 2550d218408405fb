import { expect, test } from 'vitest'
import { LAW } from '#build/law/current.ts'
import { FREE_MOVEMENT, STATUTE_TEXTS } from '#build/law/statutes.ts'
import type { CountryGroup } from '#src/content/law/law.ts'

/** Country names as in the statutes, keyed by our name, where the two differ. */
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
] as const)('The statute %s and our groups %s name the same countries', ([statute, groups]) => {
  expect(listedIn(STATUTE_TEXTS[statute])).toEqual(named(...groups))
})

test.for([
  ['Anlage II zu § 29a AsylG', 'YH-46'],
  ['§ 104 Abs. 18 AufenthG', 'YH-47'],
] as const)('The statute %s and the hint %s name the same countries', ([statute, id]) => {
  const only: readonly string[] = LAW.tools.you.hints.find((hint) => hint.id === id)?.only ?? []
  const names = COUNTRIES.filter(({ code }) => only.includes(code)).map(({ name }) => name.de)
  const text = STATUTE_TEXTS[statute].replace(/(?<=[a-z])s(?=,| und)/g, '')
  expect(names.toSorted()).toEqual(listedIn(text))
})

test('Our group and the annex to § 38 BeschV name the same 55 states', () => {
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

test('Every country has one name in each language', () => {
  for (const language of ['en', 'de', 'tr'] as const)
    expect(new Set(COUNTRIES.map(({ name }) => name[language])).size).toBe(COUNTRIES.length)
  expect(named('tr')).toEqual(['Türkei'])
})
