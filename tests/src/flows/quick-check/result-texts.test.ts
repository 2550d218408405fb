import { expect, test } from 'vitest'
import { answersIn } from '#contracts/tables/answers-address.ts'
import { verdictOf } from '#contracts/tables/verdict.ts'
import { type ToolPage, withTool, withTurkishTool } from '#src/content/law/tool-page.ts'
import { answerLines, describeResult, droppedText, tallyOf } from '#src/flows/quick-check/result-texts.ts'

const load = (tool: 'you' | 'hire' | 'card', locale: 'en' | 'de' = 'en') =>
  withTool(tool)({ context: { locale } })
const people = await load('you')
const card = await load('card')
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

/** Emre from the Turkish guide, whose degree is not recognised in Germany. */
const EMRE =
  'country=tr&where=abroad&qualification=degree_home&regulated=no&german=A1&english=B2&experience=less&shortage=no&age=to34&stay=no&partner=no&money=yes'

const read = (tool: ToolPage, address: string, now = new Date('2026-11-23T12:00:00Z')) => {
  const answers = answersIn(address)
  return describeResult(tool, answers, verdictOf(tool.tables, answers) ?? null, now)
}

test('A result lists the answers that led to it, each line with its law', () => {
  const reading = read(people, 'who=nurse&country=tr&goal=recognition&where=abroad&stage=notice')
  expect(reading?.id).toBe('Y_REC_NURSE_NOTICE')
  expect(reading?.reasons[0]?.answers.map(({ question, answer }) => [question, answer])).toEqual([
    ['What is your profession?', 'a nurse, or in another health profession'],
    ['Which passport do you hold?', 'Türkiye'],
    ['What do you want to do in Germany?', 'have my profession recognised'],
    ['Are you in Germany now?', 'No, outside Germany'],
    [expect.stringMatching(/\?$/), 'I have a notice that names what is missing'],
  ])
  expect(reading?.reasons[0]?.law.map(({ text }) => plain(text))).toContain(
    'Section 40(3) Nursing Professions Act (PflBG)',
  )
  expect(reading?.guides.map(({ title }) => title)).toEqual([expect.stringContaining('Nurses')])
})

test('A guide that does not exist in Turkish has its English title, and a link to the English guide', async () => {
  const employers = await withTurkishTool('hire')()
  const reading = read(employers, 'whom=degree_list&passport=tr&where=abroad&salary=hi')
  expect(reading?.guides).toEqual([
    {
      slug: 'work-visa-germany-2025',
      language: 'en',
      title: expect.stringContaining('Work visa'),
    },
  ])
})

test('Answers without influence are listed as such, so that print has every answer', () => {
  const reading = read(people, 'who=degree_list&country=fr&goal=work&salary=hi')
  expect(reading?.reasons.flatMap(({ answers }) => answers.map(({ answer }) => answer))).toEqual([
    'France',
    'work: I have a job offer',
  ])
  expect(reading?.unused.map(({ answer }) => plain(answer))).toEqual([
    'in IT, engineering, science or health (with a degree)',
    '€50,700 or more',
  ])
})

test('Points are summed and listed line by line, and the ways to close the gap are named with their points', () => {
  const reading = read(card, EMRE)
  expect(reading?.id).toBe('C_BELOW')
  expect(plain(reading?.text)).toContain('You have 2 points. The minimum is 6 points.')
  expect(plain(reading?.text)).toContain('would close the gap: a notice that names missing measures.')
  expect(reading?.reasons.map(({ points }) => plain(points)).filter(Boolean)).toEqual(['2 points'])
  expect(reading?.waysUp.map(({ steps, points }) => [steps, plain(points)])).toEqual([
    [['a notice that names missing measures'], '6 points'],
  ])
})

test('If the law can be read in two ways, both sums are shown', () => {
  const reading = read(
    card,
    EMRE.replace('to34', 'y35').replace('german=A1', 'german=B2').replace('stay=no', 'stay=yes'),
  )
  expect(reading?.id).toBe('C_BORDER')
  expect(plain(reading?.text)).toContain('You have 5 points for certain and 6 points at most.')
  const tally = tallyOf(card, answersIn('age=y35'))
  expect([tally?.number, plain(tally?.minimum)]).toEqual(['1, perhaps 2', '6 points'])
  expect(tally?.because).toEqual(['Your age is on the line.'])
})

test('Points that reach the minimum show no gap, and certain points no range', () => {
  const reading = read(
    card,
    EMRE.replace('german=A1', 'german=B2').replace('experience=less', 'experience=five'),
  )
  expect([reading?.id, reading?.isCounted, reading?.waysUp]).toEqual(['C_WAY2', true, []])
  expect(tallyOf(card, answersIn('age=to34'))).toEqual({
    number: '2',
    because: [],
    minimum: expect.stringMatching(/^6.points$/),
  })
  expect(tallyOf(people, answersIn('who=nurse'))).toBeNull()
})

test('The law of a line without an answer of its own is shown only with answers that led there', () => {
  const reading = read(card, EMRE.replace('degree_home&regulated=no', 'comparable&regulated=yes'))
  expect(reading?.id).toBe('C_REGULATED_ASK')
  const behind = reading?.reasons.filter(({ law }) => law.some(({ mark }) => mark === 'K'))
  expect(behind?.map(({ answers }) => answers.map(({ answer }) => answer.slice(0, 30)))).toEqual([
    ['A degree that is comparable: a', 'Yes'],
  ])
  const ids = reading?.reasons.map(({ id }) => id) ?? []
  expect(ids).toEqual([...new Set(ids)])
})

test('Answers are shown in the words of the page, and unknown ones unchanged', async () => {
  const german = await load('hire', 'de')
  expect(answerLines(german, { passport: 'tr', whom: 'astronaut' })).toEqual([
    { question: 'Wir möchten einstellen:', answer: 'astronaut' },
    { question: 'mit einem Pass aus', answer: 'Türkei' },
  ])
})

test.for([
  [{ stage: 'notice' }, 'Removed, because it does not fit here: I have a notice that names what is missing.'],
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
  [{}, ''],
] as const)('For a link with the unusable answers %j the page says which are gone', ([dropped, words]) => {
  expect(plain(droppedText(people, dropped))).toBe(words)
})

test('Every question of a sentence, and every question with two possible sums of points, has its text', async () => {
  for (const tool of await Promise.all([load('you'), load('hire'), load('you', 'de'), load('hire', 'de')]))
    expect(Object.keys(tool.words.names)).toEqual(expect.arrayContaining([...tool.sentence]))
  const { tables, words } = card
  const unsure = 'points' in tables ? tables.points.filter(({ certain, atMost }) => certain < atMost) : []
  expect(Object.keys(words.unsure).toSorted()).toEqual(
    [...new Set(unsure.flatMap(({ when }) => Object.keys(when)))].toSorted(),
  )
})

test('From the first minute of January in Germany a result states first that its figures are those of last year', () => {
  const offer = 'who=degree_list&country=in&goal=work&where=abroad&salary=hi'
  const [before, after] = [22, 23].map((hour) => read(people, offer, new Date(`2026-12-31T${hour}:30Z`)))
  expect(after).toMatchObject({ hints: [], notices: [before?.hints[0]?.text] })
  const timeless = read(people, 'who=degree_list&country=fr&goal=work', new Date('2027-01-01T12:00:00Z'))
  expect([before, timeless].map((result) => result?.lastYear)).toEqual([null, null])
  expect(plain(after?.lastYear ?? '')).toBe(
    'Figures of last year: the ones named here were known to hold until 31 December 2026. Ask for the new ones.',
  )
})

test('Long German words of the law have soft hyphens, and no text can break after a paragraph sign', async () => {
  const german = await load('you', 'de')
  const texts = [...Object.values(german.outcomes), ...Object.values(people.outcomes)].map(({ text }) => text)
  expect(texts.filter((text) => /§ \d/.test(text))).toEqual([])
  expect(Object.values(german.outcomes).filter(({ text }) => /\p{L}{18}/u.test(text))).toEqual([])
  expect(german.outcomes.Y_18B?.text).toContain('Auf\u00adent\u00adhalts\u00ader\u00adlaub\u00adnis')
})
