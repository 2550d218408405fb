import { expect, test } from 'vitest'
import { changesBetween } from '#build/law/changes.ts'
import { LAW } from '#build/law/current.ts'
import { expiredFigures, lawTables, lawTexts } from '#build/law/law.ts'
import { readSnapshot, type Snapshot, snapshotOf } from '#build/law/snapshot.ts'

const today = snapshotOf(LAW)

/** A snapshot of the law that differs from the current files. */
function older(change: (snapshot: Snapshot) => void): Snapshot {
  const snapshot = structuredClone(today)
  change(snapshot)
  return snapshot
}

test('a stored snapshot reads the same, and nothing differs', () => {
  expect(changesBetween(readSnapshot(JSON.stringify(today)), today)).toEqual([])
})

test('a changed condition is named with the answers whose outcome changes', () => {
  const before = older(({ tools }) => {
    const [row] = tools.hire.rows.filter(({ id }) => id === 'H-24')
    const [other] = tools.hire.rows.filter(({ id }) => id === 'H-26')
    if (row) row.when.salary = ['hi']
    if (other) other.when.salary = ['mid', 'exp', 'below']
    if (row) row.validFrom = '2020-01-01'
  })
  expect(changesBetween(before, today)).toContain('hire H-24 valid from: 2020-01-01 → 2023-11-18')
  expect(changesBetween(before, today).filter((change) => change.startsWith('hire outcome'))).toEqual([
    'hire outcome no outcome → B_BLUE for 12 combinations of answers, the first whom=degree_list&passport=vf&where=abroad&salary=hi',
    'hire outcome B_18B → B_BLUE_LIST for 12 combinations of answers, the first whom=degree_list&passport=vf&where=abroad&salary=mid',
    'hire outcome no outcome → B_BLUE_RECENT for 12 combinations of answers, the first whom=degree_other&passport=vf&where=abroad&salary=mid',
  ])
})

test('an added row, a removed row and a row with another law are named', () => {
  const before = older(({ tools }) => {
    tools.you.rows = tools.you.rows.filter(({ id }) => id !== 'Y-76')
    tools.you.rows.push({ id: 'Y-0', when: { goal: ['family'] }, outcome: 'Y_OLD', law: [] })
    const hint = tools.you.hints.find(({ id }) => id === 'YH-1')
    if (hint) hint.law = []
  })
  expect(changesBetween(before, today)).toEqual(
    expect.arrayContaining([
      'you Y-0 is gone (Y_OLD)',
      expect.stringMatching(/^you Y-76 is new: .*relation: sp_eu → Y_FAM_EU$/),
      'you YH-1 law:  → § 41 Abs. 1, 3 AufenthV [P]; § 4a Abs. 5 AufenthG [P]',
    ]),
  )
})

test('a changed text is named in its language', () => {
  const place = 'you Y_BLUE title (tr)'
  const before = older(({ texts }) => {
    texts[place] = 'Mavi Kart'
  })
  expect(changesBetween(before, today)).toEqual([`${place}: Mavi Kart → ${today.texts[place]}`])
})

test('counts a changed point or gate for every combination it covers', () => {
  const few = ({ tools }: Snapshot) => {
    for (const question of tools.card.questions) question.options = question.options.slice(-2)
  }
  const newer = older(few)
  const before = older((snapshot) => {
    few(snapshot)
    const { gates, points } = snapshot.tools.card
    for (const line of points) if (line.id === 'P-15') line.points = [4, 4]
    for (const gate of gates) if (gate.id === 'A-02') gate.outcome = 'C_EU'
  })
  expect(changesBetween(before, newer)).toEqual([
    'card A-02 says: C_EU → C_SETTLED',
    'card P-15 says: 4 points → 1 points',
    'card outcome C_EU → C_SETTLED for 2,048 combinations of answers, the first country=vf8&where=de_settled',
  ])
})

test('another kind of file is refused with its fault', () => {
  expect(() => readSnapshot('{"tools": {"card": {}}}')).toThrow(
    'This is no file that `npm run law -- --json` wrote',
  )
})

test('the tables name every row with its law, marks and day', () => {
  const text = lawTables(LAW)
  expect(text).toMatch(/^Law read as of 2026-04-29\./)
  expect(text).toMatch(/^Y-45 +.*stage: notice +.*Y_REC_NURSE_NOTICE +2024-03-01 +§ 40 Abs\. 3 PflBG \[P\];/m)
  expect(text).toMatch(/^Y-02 +.*2005-01-01 +Richtlinie 2005\/36\/EG \[K\]/m)
  expect(text).toMatch(/^P-11 +age: y35 +1 to 2 points +2024-06-01/m)
})

test('the person who signs reads every outcome and hint in every language, with its figures', () => {
  const lines = lawTexts(LAW).split('\n')
  expect(lines).toContainEqual(
    expect.stringMatching(/^Y_FAM_SUBSIDIARY de \(not-yet\) Ausgesetzt bis 23\. Juli 2027\. /),
  )
  expect(lines).toContainEqual(expect.stringMatching(/^C_WAY2 tr \(route\) Puan yolu/))
  expect(lines.filter((line) => /\{(?!points|steps)/.test(line))).toEqual([])
})

test('figures that expire by a day are listed with the places that state them', () => {
  expect(expiredFigures(LAW, new Date('2026-08-30'))).toBe('No figure of the tools has run out.')
  expect(expiredFigures(LAW, new Date('2100-01-01'))).toMatch(
    /^blueCardSalary \(successor due \d{4}-12-31\): you salary=hi, .*hire B_DEGREE_SALARY\b/m,
  )
  expect(expiredFigures(LAW, new Date('2027-07-24'))).toMatch(
    /^familySuspendedUntil .*you Y_FAM_SUBSIDIARY, you Y_FAM_CHILD/m,
  )
})
