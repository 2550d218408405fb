import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { changesBetween } from '#build/law/changes.ts'
import { LAW } from '#build/law/current.ts'
import { expiredFigures, lawTables, lawTexts } from '#build/law/law.ts'
import { readSnapshot, type Snapshot, snapshotOf } from '#build/law/snapshot.ts'

const today = snapshotOf(LAW)

function changesSince(change: (snapshot: Snapshot) => void, now = today): string[] {
  const before = structuredClone(now)
  change(before)
  return changesBetween(readSnapshot(JSON.stringify(before)), now)
}

test('An unchanged snapshot has no changes', () => {
  expect(changesSince(() => undefined)).toEqual([])
  expect(() => readSnapshot('{"tools": {"card": {}}}')).toThrow(
    'This file was not written by `npm run law -- --json`',
  )
})

test('Changed rows and texts are named, with the answers whose outcome changes', () => {
  const place = 'you Y_BLUE title (tr)'
  const changes = changesSince(({ tools, texts }) => {
    const rows = new Map(tools.hire.rows.map((row) => [row.id, row]))
    Object.assign(rows.get('H-24')?.when ?? {}, { salary: ['hi'] })
    Object.assign(rows.get('H-26')?.when ?? {}, { salary: ['mid', 'exp', 'below'] })
    Object.assign(rows.get('H-24') ?? {}, { validFrom: '2020-01-01' })
    tools.you.rows = tools.you.rows.filter(({ id }) => id !== 'Y-76')
    tools.you.rows.push({ id: 'Y-0', when: { goal: ['family'] }, outcome: 'Y_OLD', law: [] })
    Object.assign(tools.you.hints.find(({ id }) => id === 'YH-1') ?? {}, { law: [] })
    texts[place] = 'Mavi Kart'
  })
  expect(changes).toEqual(
    expect.arrayContaining([
      'hire H-24 valid from: 2020-01-01 → 2023-11-18',
      'hire outcome B_18B → B_BLUE_LIST for 12 combinations of answers, the first passport=vf&where=abroad&whom=degree_list&salary=mid',
      'you Y-0 is gone (Y_OLD)',
      expect.stringMatching(/^you Y-76 is new: .*relation: sp_eu → Y_FAM_EU$/),
      'you YH-1 law:  → § 41 Abs. 1, 3 AufenthV [P]; § 4a Abs. 5 AufenthG [P]',
      `${place}: Mavi Kart → ${today.texts[place]}`,
    ]),
  )
})

test('A changed point or gate is reported with its number of combinations', () => {
  const small = structuredClone(today)
  for (const question of small.tools.card.questions) question.options = question.options.slice(-2)
  const changes = changesSince(({ tools: { card } }) => {
    Object.assign(card.points.find(({ id }) => id === 'P-15') ?? {}, { points: [4, 4] })
    Object.assign(card.gates.find(({ id }) => id === 'A-02') ?? {}, { outcome: 'C_EU' })
  }, small)
  expect(changes).toEqual([
    'card A-02 says: C_EU → C_SETTLED',
    'card P-15 says: 4 points → 1 points',
    'card outcome C_EU → C_SETTLED for 2,048 combinations of answers, the first country=vf8&where=de_settled',
  ])
})

test('The tables list every row, line of the plan and period with its source', () => {
  const tables = lawTables(LAW)
  expect(tables).toMatch(/^Law read as of 2026-04-29\./)
  expect(tables).toMatch(
    /^Y-45 +.*stage: notice +.*Y_REC_NURSE_NOTICE +2024-03-01 +§ 40 Abs\. 3 PflBG \[P\];/m,
  )
  expect(tables).toMatch(/^P-11 +age: y35 +1 to 2 points +2024-06-01/m)
  expect(tables).toMatch(
    /^E-16 +refugee: delivered +refugeeFamilyWindow, careful +§ 29 Abs\. 2 AufenthG \[P\]$/m,
  )
  expect(tables).toMatch(/^T-06 .* German Embassy Jakarta: [^;]+; § 20a Abs\. 5 Satz 1 AufenthG$/m)
  expect(tables).toMatch(/^W-09 .* nationalVisa.*§ 45 Nr\. 1 AufenthV$/m)
  const texts = lawTexts(LAW)
  expect(texts).toMatch(/^Y_FAM_SUBSIDIARY de \(not-yet\) Ausgesetzt bis 23\. Juli 2027\. /m)
  expect(texts).toMatch(/^event E-20 de 18 Jahre: .*\(past: /m)
  expect(texts).not.toMatch(/\{(?!points|steps|nearest|open)/)
})

test('Figures that expire by a given day are listed with their places', () => {
  expect(expiredFigures(LAW, new Date('2026-08-30'))).toBe('No figure of the tools has run out.')
  expect(expiredFigures(LAW, new Date('2027-07-24'))).toMatch(
    /^familySuspendedUntil .*you Y_FAM_SUBSIDIARY, you Y_FAM_CHILD/m,
  )
})

test('The texts of another day are those of that day', () => {
  const command = ['build/bootstrap.mjs', 'build/law/law.ts', '--at', '2027-01-02']
  expect(execFileSync('node', command, { encoding: 'utf8' })).toContain('(2026; 2027: ')
})
