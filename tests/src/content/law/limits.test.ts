import { expect, test } from 'vitest'
import { LAW, TOOLS } from '#build/law/current.ts'
import { textsOf } from '#build/law/texts.ts'
import { rulingsOf } from '#build/law/tool-texts.ts'
import type { ToolLanguage } from '#src/content/law/law.ts'
import type { Outcome } from '#src/content/law/tools.ts'

const { card, you, hire } = TOOLS
const outcomes: [string, Outcome][] = [you, hire, card].flatMap((tool) =>
  Object.entries<Outcome>(tool.outcomes),
)
const rulings = [...rulingsOf(you), ...rulingsOf(hire), ...card.gates, ...card.results]

test('every question has fixed answers, and none asks who the reader is', () => {
  for (const { questions } of Object.values(TOOLS))
    for (const { options } of questions) expect(options.length).toBeGreaterThan(1)
  const asked = textsOf(LAW).filter(({ place }) => /^\w+ \w+$/.test(place) && !place.includes('_'))
  expect(
    asked.filter(({ text }) =>
      /your name|e-mail|date of birth|Ihr Name|geboren|(?<!\p{L})adınız/iu.test(text),
    ),
  ).toEqual([])
})

test.for<[ToolLanguage, RegExp, RegExp]>([
  ['en', /you have \{points\}/i, /The authority may issue the card; there is no right to it\./],
  ['de', /haben Sie \{points\}/, /Die Behörde kann die Karte erteilen; einen Anspruch gibt es nicht\./],
  ['tr', /puanınız: \{points\}/, /Makam kartı verebilir; kart bir hak değildir\./],
])(
  'the calculator counts, and says in %s that there is no right to the card',
  ([language, counts, noRight]) => {
    const { C_WAY1, C_WAY2 } = card.outcomes
    expect(C_WAY2?.[language].text).toMatch(counts)
    for (const outcome of [C_WAY1, C_WAY2]) expect(outcome?.[language].text).toMatch(noRight)
  },
)

test('an outcome whose law was not read, or is read in two ways, names whom to ask', () => {
  const disputed = rulings.filter(({ law }) => law.some(({ ref }) => ref.includes('disagree')))
  const kinds = disputed.map(({ outcome }) => Object.fromEntries(outcomes)[outcome ?? '']?.kind)
  expect(kinds).toEqual(['ask', 'ask'])
  expect(card.outcomes.C_BORDER?.kind).toBe('ask')
  for (const [id, { kind, en, de, tr }] of outcomes.filter(([, { kind }]) => kind === 'ask')) {
    expect(`${en.title} ${en.text} ${en.next}`, id).toMatch(/\bask\b|apply|look up|read|answer|fix|check/i)
    expect(`${de.title} ${de.text} ${de.next}`, `${id} ${kind}`).toMatch(
      /frag|klär|les|beantwort|vereinbaren|prüfen|beantragen/i,
    )
    expect(`${tr.title} ${tr.text} ${tr.next}`, id).toMatch(
      /sor|okuyun|bakın|yanıtlayın|kararlaştırın|başvur/i,
    )
  }
})

test('every result states what it is and what it is not', () => {
  expect({ en: LAW.words.en.footer, de: LAW.words.de.footer, tr: LAW.words.tr.footer }).toEqual({
    en: 'General information from the answers you chose. It is not a check of your case and not legal advice. The authority decides.',
    de: 'Allgemeine Information zu den Antworten, die Sie gewählt haben. Keine Prüfung Ihres Falls und keine Rechtsberatung. Es entscheidet die Behörde.',
    tr: 'Seçtiğiniz yanıtlara göre genel bilgidir. Durumunuzun incelenmesi ve hukuki danışmanlık değildir. Kararı makam verir.',
  })
})

test('no next step is a form of ours, and none has a result checked', () => {
  const ours = /^(\/de)?\/(free-|contact|book-|job-seeker-compass)/
  expect(outcomes.filter(([, { to }]) => ours.test(to.en) || ours.test(to.de) || ours.test(to.tr))).toEqual(
    [],
  )
  const checked = /check(ed)? (your|the) (result|case)|Ergebnis prüfen|Fall prüfen/i
  expect(textsOf(LAW).filter(({ text, place }) => place !== 'footer' && checked.test(text))).toEqual([])
})

test('asylum, protection and a tolerated stay lead to independent advice', () => {
  const advised = outcomes.filter(([, { forAdvice }]) => forAdvice).map(([id]) => id)
  expect(advised.toSorted()).toEqual([
    'B_ASYLUM',
    'B_PROTECTED',
    'B_TEMP',
    'C_ASYLUM',
    'C_PROTECTED',
    'Y_ASYLUM_LEARN',
    'Y_ASYLUM_STUDY',
    'Y_ASYLUM_WORK',
    'Y_BRING_HUMANITARIAN',
    'Y_BRING_NONE',
    'Y_ELSE_PROTECTION',
    'Y_FAM_GERMAN_PARENT',
    'Y_FAM_REFUGEE',
    'Y_FAM_REFUGEE_PARENT',
    'Y_FAM_SUBSIDIARY',
    'Y_FAM_TEMP',
    'Y_MARRIAGE_VIOLENCE',
    'Y_REFUGEE_WORK',
    'Y_TEMP_WORK',
  ])
  const people = outcomes.filter(([id]) => advised.includes(id) && id !== 'B_PROTECTED' && id !== 'B_TEMP')
  for (const [id, { en, de, tr, to }] of people) {
    expect(`${en.text} ${en.next}`, id).toMatch(/advice|lawyer/)
    expect(`${de.text} ${de.next}`, id).toMatch(/[Bb]eratung|Anw[aä]lt/)
    expect(`${tr.text} ${tr.next}`, id).toMatch(/danışma|avukat/i)
    expect(to.en, id).toMatch(/^https:/)
    expect(to.tr).toBe(to.en)
  }
})
