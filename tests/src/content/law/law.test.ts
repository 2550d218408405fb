import { expect, test } from 'vitest'
import { citationsOf } from '#build/law/citations.ts'
import { LAW, TOOLS } from '#build/law/current.ts'
import { rulingsOf } from '#build/law/tool-texts.ts'
import { FACTS } from '#src/content/facts.ts'
import * as OFFICIAL_PAGES from '#src/content/official-pages.ts'

const { card, you, hire } = TOOLS
const lines = [
  ...[card.gates, card.ways, card.language, card.points, card.results, card.hints].flat(),
  ...[you, hire].flatMap((check) => [...rulingsOf(check), ...check.hints]),
]
const laws = lines.flatMap(({ law }) => law)
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

test('A provision that was read in the statute is cited with its page', () => {
  const without = laws.filter(
    ({ ref, mark }) =>
      mark === 'P' && citationsOf(ref, 'en', LAW.notes).some(({ link }) => link === undefined),
  )
  expect(without).toEqual([])
})

test('A source that is not a statute is marked as such, and every note is used', () => {
  const notes = laws.filter(({ ref }) => !ref.startsWith('§') && Object.hasOwn(LAW.notes, ref))
  expect(notes.filter(({ mark }) => mark === 'P')).toEqual([])
  const used = new Set(laws.map(({ ref }) => ref))
  expect(Object.keys(LAW.notes).filter((note) => !used.has(note))).toEqual([])
  expect(laws.filter(({ ref, mark }) => Object.hasOwn(OFFICIAL_PAGES, ref) && mark !== 'S')).toEqual([])
})

test('Every rule has held since a day in the past', () => {
  const rulings = [...rulingsOf(you), ...rulingsOf(hire)]
  const days = [card.validFrom, ...rulings.map(({ validFrom }) => validFrom)]
  expect(days.filter((day) => day > FACTS.opportunityCardPointsNeeded.checkedOn)).toEqual([])
})

test('The age bands end at the ages in the law', () => {
  const [older, oldest] = FACTS.opportunityCardMiddleAge.value as [number, number]
  expect(older).toBe(FACTS.opportunityCardYoungerAge.value)
  const bands = card.questions.find(({ id }) => id === 'age')?.options.map(({ en }) => en)
  expect(bands).toEqual([
    `${older - 1} or younger`,
    `${older}`,
    `${older + 1} to ${oldest - 1}`,
    `${oldest}`,
    `${oldest + 1} or older`,
  ])
})

test.for([
  ['§ 5 Abs. 2, § 6 Abs. 3 AufenthG', ['Section 5(2)', 'Section 6(3)']],
  ['§ 3 Abs. 3 BÄO, § 37 ÄApprO', ['Section 3(3)', 'Section 37']],
  ['§ 20 Abs. 1 Nr. 1-4, Abs. 2 AufenthG', ['Section 20(1), (2)']],
  ['§ 18g Abs. 1 Satz 1, 2 Nr. 1 AufenthG', ['Section 18g(1)']],
] as const)('In English "%s" is cited as %s of its law', ([ref, sections]) => {
  const cited = citationsOf(ref, 'en', LAW.notes)
  expect(cited.map(({ text }) => plain(text).replace(/ [A-Z][\w ]+ \(\p{L}+\)$/u, ''))).toEqual(sections)
})

test.for([
  ['§ 20a Abs. 4 Satz 3 Nr. 1 Buchst. b AufenthG', ['§ 20a Abs. 4 Satz 3 Nr. 1 Buchst. b AufenthG']],
  ['§ 38 BeschV mit Anlage', ['§ 38 BeschV mit Anlage']],
  ['§§ 18a, 18b AufenthG', ['§ 18a AufenthG', '§ 18b AufenthG']],
] as const)('In German "%s" is cited as %s, each with its page', ([ref, german]) => {
  const cited = citationsOf(ref, 'de', LAW.notes)
  expect(cited.map(({ text }) => plain(text))).toEqual(german)
  for (const { text, link } of cited) expect(link).toContain(`/__${/\d+\w?/.exec(text)}.html`)
})

test.each(['§ 1 XYZ', 'AufenthG', '', 'hearsay'])('"%s" cannot be cited', (ref) => {
  expect(() => citationsOf(ref, 'en', LAW.notes)).toThrow('is not a citation of a known law')
})
