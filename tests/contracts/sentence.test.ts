import { expect, test } from 'vitest'
import { anchorIn, sentenceIn, withSentence } from '#contracts/tables/sentence.ts'

const NURSE = { who: 'nurse', country: 'tr', goal: 'recognition' }

test.each([
  ['#who=nurse&country=tr&goal=recognition', NURSE],
  ['#fees&who=nurse&country=tr&goal=recognition', NURSE],
  ['#who=nurse&country=tr&where=abroad&stage=notice', { who: 'nurse', country: 'tr' }],
  ['#state=bavaria', { state: 'bavaria' }],
  ['#who=nurse&language=tr', { who: 'nurse', language: 'tr' }],
  ['#language=tr', {}],
  ['#fees', {}],
  ['', {}],
  ['#who=', {}],
  [`#who=${'x'.repeat(31)}&country=${encodeURIComponent('<b>')}&goal=A%20B`, {}],
  ['#%E0%A4%A&who=nurse', { who: 'nurse' }],
])('The fragment %s says %j', (fragment, sentence) => {
  expect(sentenceIn(fragment)).toEqual(sentence)
})

test.each([
  ['', NURSE, 'who=nurse&country=tr&goal=recognition'],
  ['#fees', { state: 'bavaria' }, 'fees&state=bavaria'],
  ['#fees&who=doctor', { who: 'nurse' }, 'fees&who=nurse'],
  ['#who=doctor&where=abroad', {}, 'where=abroad'],
  ['#fees&who=doctor&state=bavaria', {}, 'fees'],
  ['#who=doctor', { where: 'abroad', salary: 'hi' }, ''],
  ['c#', { who: 'nurse' }, 'c#&who=nurse'],
  ['#request&about=a%20%26%20b', { who: 'nurse' }, 'request&about=a%20%26%20b&who=nurse'],
])('The fragment %s with the sentence %j is "%s"', (fragment, sentence, expected) => {
  expect(withSentence(fragment, sentence)).toBe(expected)
})

test.each([
  ['#fees&who=nurse', 'fees'],
  ['#fees', 'fees'],
  ['#geb%C3%BChren&who=nurse', 'gebühren'],
  ['#100%&who=nurse', '100%'],
  ['c#&who=nurse', 'c#'],
  ['#who=nurse', ''],
  ['', ''],
])('%s names the place "%s"', (fragment, anchor) => {
  expect(anchorIn(fragment)).toBe(anchor)
})
