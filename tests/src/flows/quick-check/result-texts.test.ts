import { expect, test } from 'vitest'
import { addressOf, answersIn } from '#contracts/tables/answers-address.ts'
import { evaluate } from '#contracts/tables/evaluate.ts'
import { loadTool, type ToolPage, withTool } from '#src/content/law/tool-page.ts'
import { describeResult, droppedText, tallyOf } from '#src/flows/quick-check/result-texts.ts'

const load = (tool: 'you' | 'hire' | 'card', locale: 'en' | 'de' = 'en') =>
  withTool(tool)({ context: { locale } })
const people = await load('you')
const card = await load('card')
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

const EMRE =
  'country=tr&where=abroad&qualification=degree_home&regulated=no&german=A1&english=B2&experience=less&shortage=no&age=to34&stay=no&partner=no&money=yes'

const read = (tool: ToolPage, address: string, now = new Date('2026-11-23T12:00:00Z')) => {
  return describeResult(tool, evaluate(tool.tables, answersIn(address)), now)
}

test('A result lists the answers that led to it, each line with its law', () => {
  const reading = read(people, 'who=nurse&country=tr&goal=recognition&where=abroad&stage=notice')
  expect(reading?.id).toBe('Y_REC_NURSE_NOTICE')
  expect(reading?.reasons[0]?.answers.map(({ question, answer }) => [question, answer])).toEqual([
    ['What do you want to do in Germany?', 'have my profession recognised'],
    ['Which passport do you hold?', 'Türkiye'],
    ['Are you in Germany now?', 'No, outside Germany'],
    ['What is your profession?', 'a nurse, or in another health profession'],
    [expect.stringMatching(/\?$/), 'I have a notice that names what is missing'],
  ])
  expect(reading?.reasons[0]?.law.map(({ text }) => plain(text))).toContain(
    'Section 40(3) Nursing Professions Act (PflBG)',
  )
  expect(reading?.guides.map(({ title }) => title)).toEqual([expect.stringContaining('Nurses')])
})

test('A guide missing in Turkish has its English title and link', async () => {
  const employers = await loadTool('hire', 'tr')
  const reading = read(employers, 'whom=degree_list&passport=tr&where=abroad&salary=hi')
  expect(reading?.guides).toEqual([
    { slug: 'work-visa-germany-2025', language: 'en', title: expect.stringContaining('Work visa') },
  ])
})

const NOTICE = 'a notice that names missing measures'

test.for([
  [
    'of a gap, with the ways to close it',
    {},
    'C_BELOW',
    ['You have 2 points.', `the gap: ${NOTICE} or German B2 and English C1. Nearest: ${NOTICE}.`],
    [
      [[NOTICE], '6 points'],
      [['German B2', 'English C1'], '6 points'],
    ],
  ],
  [
    'of both sums if the law can be read in two ways',
    { age: 'y35', german: 'B2', stay: 'yes' },
    'C_BORDER',
    ['You have 5 points for certain and 6 points at most. It depends on your age, and'],
    expect.anything(),
  ],
  ['of no gap at the minimum', { german: 'B2', experience: 'five' }, 'C_WAY2', [], []],
] as const)('Points give a result %s', ([, changed, id, sentences, waysUp]) => {
  const reading = read(card, addressOf({ ...answersIn(EMRE), ...changed }))
  expect([reading?.id, reading?.isCounted]).toEqual([id, true])
  for (const sentence of sentences) expect(plain(`${reading?.text} ${reading?.next}`)).toContain(sentence)
  expect(reading?.waysUp.map(({ steps, points }) => [steps, plain(points)])).toEqual(waysUp)
  expect(reading?.unscored.map(({ question }) => question)).toContainEqual(expect.stringContaining('husband'))
  const listed = reading?.reasons.flatMap(({ answers }) => answers.map(({ question }) => question)) ?? []
  expect(listed).toEqual([...new Set(listed)])
})

test('Points so far are a range only where the law can be read in two ways', () => {
  const tally = (tool: ToolPage, address: string) => tallyOf(tool, answersIn(address))
  expect(tally(card, 'age=to34')).toMatchObject({ number: '2', because: [] })
  expect(tally(card, 'age=y35')).toMatchObject({
    number: '1, perhaps 2',
    because: ['Your age is on the line.'],
  })
  expect(plain(tally(card, 'age=y35')?.minimum)).toBe('6 points')
  expect(tally(card, 'qualification=degree_home')?.unneeded).toBeUndefined()
  expect(tally(card, 'qualification=full')?.unneeded).toMatch('no points are needed')
  expect(tally(people, 'who=nurse')).toBeNull()
})

test('A line without an answer of its own shows its law beside earlier answers', () => {
  const reading = read(card, EMRE.replace('degree_home&regulated=no', 'comparable&regulated=yes'))
  expect(reading?.id).toBe('C_REGULATED_ASK')
  const behind = reading?.reasons.filter(({ law }) => law.some(({ mark }) => mark === 'K'))
  expect(behind?.map(({ answers }) => answers.map(({ answer }) => answer.slice(0, 30)))).toEqual([
    ['A degree that is comparable: a', 'Yes'],
  ])
})

test.for([
  [{ country: 'xx' }, 'We could not read the country in this link. Please choose it again.'],
  [
    { salary: 'x' },
    'We could not read the answer to “What does the offer pay a year, gross?” in this link. Please choose it again.',
  ],
  [{ colour: 'blue', size: 'x' }, 'We could not read a part of this link.'],
  [
    { stage: 'notice', salary: 'hi', country: 'xx' },
    'Removed, because it does not fit here: I have a notice that names what is missing; €50,700 or more. We could not read the country in this link. Please choose it again.',
  ],
] as const)('The page names the unusable answers %j of a link', ([dropped, words]) => {
  expect(plain(droppedText(people, dropped))).toBe(words)
})

test('Every question whose points can be read in two ways has its reason', () => {
  const { tables, words } = card
  const unsure = 'points' in tables ? tables.points.filter(({ certain, atMost }) => certain < atMost) : []
  expect(Object.keys(words.unsure).toSorted()).toEqual(
    [...new Set(unsure.flatMap(({ when }) => Object.keys(when)))].toSorted(),
  )
})

test('From New Year in Germany a result begins with the age of its figures', () => {
  const offer = 'who=degree_list&country=in&goal=work&where=abroad&salary=hi'
  const [before, after] = [22, 23].map((hour) => read(people, offer, new Date(`2026-12-31T${hour}:30Z`)))
  expect(after).toMatchObject({ hints: [], urgent: [before?.hints[0]] })
  const timeless = read(people, 'who=degree_list&country=fr&goal=work', new Date('2027-01-01T12:00:00Z'))
  expect([before, timeless].map((result) => result?.lastYear)).toEqual([null, null])
  expect(plain(after?.lastYear ?? '')).toBe(
    'Figures of last year: the ones named here were known to hold until 31 December 2026. Ask for the new ones.',
  )
})

test('A hint about a near mistake stands above the next step', () => {
  const reading = read(people, 'who=none&country=gh&goal=study&where=de_asylum')
  expect(reading?.urgent.map(({ id }) => id)).toEqual(['YH-46'])
  expect(reading?.hints.map(({ id }) => id)).toEqual(['YH-43', 'YH-64a'])
})

test('Long German words of the law have soft hyphens', async () => {
  const { outcomes } = await load('you', 'de')
  expect(outcomes.Y_18B?.text).toContain('Auf\u00adent\u00adhalts\u00ader\u00adlaub\u00adnis')
})

test('A result states its time and its costs with their sources', () => {
  const blue = read(people, 'who=degree_other&country=in&goal=work&where=abroad&salary=hi')
  expect(plain(blue?.times[0]?.text)).toMatch(
    /^Commonly reported: the visa 6–\u20608 weeks after the appointment/,
  )
  expect(plain(blue?.costs[0]?.text)).toBe('Visa €75, then the residence permit €100.')
  expect(blue?.costs[0]?.sources.map(({ text }) => plain(text))).toEqual([
    'Section 46(2) no. 1 Residence Ordinance (AufenthV)',
    'Section 45 no. 1 Residence Ordinance (AufenthV)',
  ])
  expect(blue?.figures.map(({ figure }) => plain(figure))).toEqual(['6–8 weeks', '€175'])
  const german = read(people, 'who=none&country=in&goal=german&where=abroad&plan=just')
  expect(german?.costs.flatMap(({ notices }) => notices)).toEqual([
    expect.stringContaining('Amounts for 2026.'),
  ])
})
