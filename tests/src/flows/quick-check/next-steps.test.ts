import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { answersIn } from '#contracts/tables/answers-address.ts'
import { evaluate } from '#contracts/tables/evaluate.ts'
import type { PlanLineTexts, PlanTexts } from '#src/content/law/tool-page.ts'
import { loadPlan, type ToolPage, withTool } from '#src/content/law/tool-page.ts'
import { calendarFile } from '#src/flows/quick-check/calendar-file.ts'
import { after, dayBefore, type Entry, nextSteps } from '#src/flows/quick-check/next-steps.ts'
import { describeResult } from '#src/flows/quick-check/result-texts.ts'

const TODAY = '2026-11-23'
const plain = (text: string | undefined) => text?.replace(/\u00a0/g, ' ').replace(/[\u00ad\u2060]/g, '')

async function stepsOf(
  id: 'you' | 'hire' | 'card',
  address: string,
  locale: 'en' | 'de' = 'en',
  plan?: Partial<PlanTexts>,
) {
  const tool: ToolPage = await withTool(id)({ context: { locale } })
  const evaluation = evaluate(tool.tables, answersIn(address))
  const reading = describeResult(tool, evaluation, new Date(`${TODAY}T12:00:00Z`))
  if (!reading) throw new Error(`${address} comes to no result.`)
  const lines = plan ? { steps: [], periods: [], papers: [], offices: [], ...plan } : await loadPlan(tool)
  return { reading, ...nextSteps(tool, lines, reading, evaluation.known, TODAY) }
}

const BLUE = 'who=degree_other&country=in&goal=work&where=abroad&salary=hi'

test('A result states its time and its costs with their sources, and warns of figures of an ending year', async () => {
  const { reading } = await stepsOf('you', BLUE)
  expect(plain(reading.times[0]?.text)).toMatch(
    /^Commonly reported: the visa 6–8 weeks after the appointment/,
  )
  expect(plain(reading.costs[0]?.text)).toBe('Visa €75, then the residence permit €100.')
  expect(reading.costs[0]?.sources.map(({ text }) => plain(text))).toEqual([
    'Section 46(2) no. 1 Residence Ordinance (AufenthV)',
    'Section 45 no. 1 Residence Ordinance (AufenthV)',
  ])
  const german = await stepsOf('you', 'who=none&country=in&goal=german&where=abroad&plan=just')
  expect(german.reading.costs.flatMap(({ notices }) => notices)).toEqual([
    expect.stringContaining('Amounts for 2026.'),
  ])
})

const COUNTED =
  'Counted from 24 November 2026. Usual times, no promise: move the entry when you know your own date.'
const FOOTER =
  'General information from the answers you chose. It is not a check of your case and not legal advice. The authority decides.'
const lineOf = (id: string, ...sources: PlanLineTexts['sources']): PlanLineTexts => ({
  id,
  when: {},
  text: `Text of ${id}.`,
  sources,
  notices: [],
})
const LAW = { text: 'Section 1', link: 'https://law.example/1' }
const OTHER_LAW = { text: 'Section 2', link: 'https://law.example/2' }

test('Steps follow each other from tomorrow; each entry states its duration and its law, and that it is no legal advice', async () => {
  const { entries } = await stepsOf('you', BLUE, 'en', {
    periods: [lineOf('F-1', LAW, OTHER_LAW), lineOf('F-2')],
    steps: [
      { ...lineOf('S-1', LAW, OTHER_LAW), takes: { least: 2, most: 3, unit: 'weeks', text: '2–3 weeks' } },
      lineOf('S-2'),
    ],
  })
  expect(entries.map(({ text }) => text.split('\n\n'))).toEqual([
    [
      'EU Blue Card',
      expect.stringContaining('the EU Blue Card is the usual route'),
      'Periods of the law\nText of F-1. (Section 1; Section 2)\nText of F-2.',
      COUNTED,
      FOOTER,
    ],
    [
      'This usually takes: 2–3 weeks.',
      'Section 1: https://law.example/1\nSection 2: https://law.example/2',
      COUNTED,
      FOOTER,
    ],
    [COUNTED, FOOTER],
  ])
  expect(entries.map(({ title, from, until }) => [title, from, until])).toEqual([
    ['Look up whether your degree is comparable', '2026-11-24', '2026-12-01'],
    ['Text of S-1. (2–3 weeks)', '2026-12-15', '2026-12-22'],
    ['Text of S-2.', '2026-12-15', '2026-12-29'],
  ])
})

test('A day that the law sets has an entry until it is over', async () => {
  const { entries } = await stepsOf('you', BLUE, 'en', {
    periods: ['2026-11-22', TODAY, '2026-11-24'].map((on) => ({ ...lineOf(on, LAW), on })),
  })
  expect(entries.at(-1)?.text).toBe(`Text of 2026-11-24. (Section 1)\n\n${FOOTER}`)
  expect(entries.slice(1).map(({ id, from, until }) => [id, from, until])).toEqual([
    ['Y_BLUE.2026-11-23', '2026-11-23', '2026-11-24'],
    ['Y_BLUE.2026-11-24', '2026-11-24', '2026-11-25'],
  ])
})

test('A calendar has no soft hyphens, word joiners or non-breaking spaces', async () => {
  const text = 'Auf\u00adent\u00adhalts\u00adtitel 6–\u20608\u00a0Wochen'
  const { entries } = await stepsOf('you', BLUE, 'de', { steps: [{ ...lineOf('S-1'), text }] })
  expect(entries.at(-1)?.title).toBe('Aufenthaltstitel 6–8 Wochen')
})

test('An English page also shows the German names of papers', async () => {
  const { papers } = await stepsOf('you', BLUE)
  expect(papers[0]).toMatchObject({ text: 'Passport', german: 'Reisepass' })
})

test('A period that ends in a shorter month ends on the last day of that month', () => {
  expect(after('2026-01-31', { least: 1, most: 3, unit: 'months' })).toEqual({
    from: '2026-02-28',
    until: '2026-04-30',
  })
  expect(after('2028-02-29', { least: 1, most: 1, unit: 'years' }).from).toBe('2029-02-28')
  expect(dayBefore('2027-01-01')).toBe('2026-12-31')
})

const aWeekLater = (day: string) => after(day, { least: 1, most: 1, unit: 'weeks' }).from

describe('The calendar file', () => {
  const file = (
    entries: readonly Entry[],
    name = 'My next steps',
    { now = '2026-11-23T10:00:00Z', answers = 'who=nurse&country=tr' } = {},
  ) =>
    calendarFile({
      name,
      language: 'en',
      address: `https://example.org/quick-check#${answers}`,
      entries,
      now: new Date(now),
    })
  const eventsOf = (written: string) =>
    new ICAL.Component(ICAL.parse(written))
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event))
  const bytes = (line: string) => new TextEncoder().encode(line).length

  test('replaces its own entries when it is saved again next week, and no entries of other answers', async () => {
    const { entries } = await stepsOf('you', BLUE)
    const nextWeek = entries.map((entry) => ({
      ...entry,
      from: aWeekLater(entry.from),
      until: aWeekLater(entry.until),
    }))
    const first = eventsOf(file(entries))
    const again = eventsOf(file(nextWeek, undefined, { now: '2026-11-30T10:00:00Z' }))
    expect(again.map(({ uid }) => uid)).toEqual(first.map(({ uid }) => uid))
    expect(new Set(first.map(({ uid }) => uid)).size).toBe(first.length)
    for (const [index, event] of again.entries()) {
      expect(event.startDate.toString()).not.toBe(first[index]?.startDate.toString())
      expect(event.sequence).toBeGreaterThan(Number(first[index]?.sequence))
    }
    const others = eventsOf(file(entries, undefined, { answers: 'who=nurse&country=in' }))
    const uids = new Set(first.map(({ uid }) => uid))
    expect(others.filter(({ uid }) => uids.has(uid))).toEqual([])
  })

  test('has lines of at most 75 bytes, and whole days and texts that a parser reads back unchanged', () => {
    const text = fc
      .string({ unit: 'binary', maxLength: 200 })
      // RFC 5545 (section 3.1) forbids most control characters, and UTF-8 forbids lone surrogates.
      .map((any) => any.replace(/\p{Cc}|\p{Cs}/gu, '').trim())
      .filter((any) => any !== '')
    const words = fc.constantFrom('; , \\ : "„Ehegatte“ çğışöü İ 🛂', 'a\nb', 'n\\n', '§ 18g Abs. 1')
    const day = fc
      .date({ min: new Date('2026-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    const entry = fc.record({
      id: fc.constantFrom('next', 'S-01'),
      from: day,
      title: fc.oneof(text, words),
      text: fc.array(fc.oneof(text, words), { minLength: 1 }).map((parts) => parts.join('\n')),
    })
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 5 }), (some) => {
        const entries = some.map((each) => ({ ...each, until: aWeekLater(each.from) }))
        const written = file(entries)
        const lines = written.split('\r\n')
        expect(lines.every((line) => bytes(line) <= 75 && line.isWellFormed())).toBe(true)
        expect(written).not.toMatch(/[^\r]\n/)
        expect(
          eventsOf(written).map(({ summary, description, startDate, endDate }) => [
            summary,
            description.split('\n\nhttps://example.org')[0],
            String(startDate),
            String(endDate),
          ]),
        ).toEqual(entries.map(({ title, text, from, until }) => [title, text, from, until]))
      }),
      { numRuns: 200 },
    )
  })
})
