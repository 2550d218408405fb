import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendarFile, type Entry } from '#src/browser/calendar-file.ts'

const file = (entries: readonly Entry[], { now = '2026-11-23T10:00:00Z', source = 'plan.hire' } = {}) =>
  calendarFile({
    ...{ name: 'Plan', language: 'en', source, entries },
    address: 'https://example.org/plan#tool=hire&day=2027-06-01',
    now: new Date(now),
  })
const eventsOf = (written: string) =>
  new ICAL.Component(ICAL.parse(written)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))

test('A calendar file replaces only the entries of its own plan', () => {
  const entry = {
    id: 'S-11',
    day: '2027-01-26',
    title: 'Auf\u00adent\u00adhalt 6–\u20608\u00a0Wochen',
    text: 'a',
  }
  const [first] = eventsOf(file([entry]))
  const [again] = eventsOf(file([{ ...entry, day: '2027-02-02' }], { now: '2026-11-30T10:00:00Z' }))
  const [other] = eventsOf(file([entry], { source: 'plan.you' }))
  expect(first?.summary).toBe('Aufenthalt 6–8 Wochen')
  expect(again?.uid).toBe(first?.uid)
  expect(again?.sequence).toBeGreaterThan(Number(first?.sequence))
  expect([String(first?.startDate), String(first?.endDate)]).toEqual(['2027-01-26', '2027-01-27'])
  expect(other?.uid).not.toBe(first?.uid)
})

test('A calendar file has lines of at most 75 bytes that a parser reads back', () => {
  const text = fc
    .string({ unit: 'binary', maxLength: 200 })
    // RFC 5545 (section 3.1) forbids most control characters, and UTF-8 forbids lone surrogates. The file itself leaves
    // out invisible characters.
    .map((any) => any.replace(/\p{Cc}|\p{Cs}|[\u00a0\u00ad\u2060]/gu, '').trim())
    .filter((any) => any !== '')
  const words = fc.constantFrom('; , \\ : "„Ehegatte“ çğışöü İ 🛂', 'a\nb', 'n\\n', '§ 18g Abs. 1')
  const entry = fc.record({
    id: fc.constantFrom('S-01', 'E-04'),
    day: fc
      .date({ min: new Date('2026-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    title: fc.oneof(text, words),
    text: fc.array(fc.oneof(text, words), { minLength: 1 }).map((parts) => parts.join('\n')),
  })
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 5 }), (entries) => {
      const written = file(entries)
      const bytes = (line: string) => new TextEncoder().encode(line).length
      expect(written.split('\r\n').every((line) => bytes(line) <= 75 && line.isWellFormed())).toBe(true)
      expect(written).not.toMatch(/[^\r]\n/)
      expect(
        eventsOf(written).map((event) => ({
          title: event.summary,
          text: event.description.split('\n\nhttps://example.org')[0],
          day: String(event.startDate),
        })),
      ).toEqual(entries.map(({ title, text, day }) => ({ title, text, day })))
    }),
    { numRuns: 200 },
  )
})
