import { expect, test } from 'vitest'
import { LAW, TOOLS } from '#build/law/current.ts'
import { textsOf } from '#build/law/texts.ts'
import { rulingsOf } from '#build/law/tool-texts.ts'
import type { Language } from '#contracts/values/language.ts'
import type { Outcome } from '#src/content/law/tools.ts'

const { card, you, hire } = TOOLS
const outcomes: [string, Outcome][] = [you, hire, card].flatMap((tool) =>
  Object.entries<Outcome>(tool.outcomes),
)
const rulings = [...rulingsOf(you), ...rulingsOf(hire), ...card.gates, ...card.results]

test.for<[Language, RegExp, RegExp]>([
  ['en', /you have \{points\}/i, /The authority may issue the card; there is no right to it\./],
  ['de', /haben Sie \{points\}/, /Die Behörde kann die Karte erteilen; einen Anspruch gibt es nicht\./],
  ['tr', /puanınız: \{points\}/, /Makam kartı verebilir; kart bir hak değildir\./],
])('The calculator says in %s that points give no right to the card', ([language, counts, noRight]) => {
  const { C_WAY1, C_WAY2 } = card.outcomes
  expect(C_WAY2?.[language].text).toMatch(counts)
  for (const outcome of [C_WAY1, C_WAY2]) expect(outcome?.[language].text).toMatch(noRight)
})

test('An outcome whose law is disputed or unclear says what to do next', () => {
  const disputed = rulings.filter(({ law }) => law.some(({ ref }) => ref.includes('disagree')))
  const kinds = disputed.map(({ outcome }) => Object.fromEntries(outcomes)[outcome ?? '']?.kind)
  expect(kinds).toEqual(['ask', 'ask'])
  expect(card.outcomes.C_BORDER?.kind).toBe('ask')
  for (const [id, { en }] of outcomes.filter(([, { kind }]) => kind === 'ask'))
    expect(`${en.title} ${en.text} ${en.next}`, id).toMatch(/\bask\b|apply|look up|read|answer|fix|check/i)
})

test('No text offers to check a case or a result', () => {
  const checked = /check(ed)? (your|the) (result|case)|Ergebnis prüfen|Fall prüfen/i
  expect(textsOf(LAW).filter(({ text, place }) => place !== 'footer' && checked.test(text))).toEqual([])
})

/** Some of the outcomes that must refer people, such as victims of domestic violence, to independent advice. */
const IN_DANGER = ['Y_MARRIAGE_VIOLENCE', 'Y_ELSE_PROTECTION', 'Y_FAM_GERMAN_PARENT', 'Y_BRING_NONE']
/** Outcomes for employers, who need no asylum lawyer. */
const FOR_EMPLOYERS = ['B_PROTECTED', 'B_TEMP']

test('Asylum, protection and violence lead to independent advice', () => {
  const advised = outcomes.filter(([, { forAdvice }]) => forAdvice)
  expect(advised.map(([id]) => id)).toEqual(expect.arrayContaining(IN_DANGER))
  for (const [id, { en, de, tr, to }] of advised.filter(([id]) => !FOR_EMPLOYERS.includes(id))) {
    expect(`${en.text} ${en.next}`, id).toMatch(/advice|lawyer/)
    expect(`${de.text} ${de.next}`, id).toMatch(/[Bb]eratung|Anw[aä]lt/)
    expect(`${tr.text} ${tr.next}`, id).toMatch(/danışma|avukat/i)
    expect([to.en, to.tr], id).toEqual([expect.stringMatching(/^https:/), to.en])
  }
})
