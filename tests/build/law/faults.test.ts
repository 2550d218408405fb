import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { faultsOf } from '#build/law/checks.ts'
import { LAW } from '#build/law/read.ts'

/** Columns: kind of fault | file | start of the line | old text → new text | message */
const IN_FILES = `
misspelt id | you/rows.yaml | - { id: Y-04, | Y_EU_BRING → Y_EU_BRINGG | outcome: "Y_EU_BRINGG" is unknown, did you mean "Y_EU_BRING"?
missing language | you/hints.tr.yaml | YH-31: | YH-31: → # YH-31: | YH-31 is missing
unknown figure | plan/plan.yaml | - { id: S-01, | approbationDocuments → approbationDocument | steps.takes: "approbationDocument" is unknown, did you mean "approbationDocuments"?
wrong placeholder | hire/outcomes.de.yaml | text: "Mit diesem Pass kann | :dative} → :dativ} | {visaFreeEntryApplication:dativ}: a figure has no such form; "dativ" is unknown, did you mean "dative"?
order of days | you/rows.yaml | - { id: Y-75, | 2025-07-24 → 2027-07-24 | validUntil: ends on 2027-07-23, before it begins on 2027-07-24
wrong country | you/hints.yaml | - { id: YH-33, | [stateless] → [statelss] | only: "statelss" is unknown, did you mean "stateless"?
unknown guide | you/outcomes.yaml | Y_BLUE: | opportunity-card-germany → oportunity-card-germany | Y_BLUE.next.guide: "oportunity-card-germany" is unknown, did you mean "opportunity-card-germany"?
duplicate id | hire/rows.yaml | - { id: H-18, | H-18 → H-17 | id: "H-17" stands twice
`
/** Faults that are found only after every file matches its schema. */
const IN_CONDITIONS = `
overlap of rows | you/rows.yaml | - { id: Y-14, | salary: mid → salary: [hi, mid] | combinations meet Y-13 and Y-14, the first is goal=work
gap between rows | hire/rows.yaml | - { id: H-18, | where: needs-permit → where: [abroad, de_job] | combinations meet no row, the first is passport=vf&where=de_study&hours=full&whom=driver; nearest is H-18
promise | you/hints.en.yaml | YH-31: | YH-31: " → YH-31: "You qualify. | you YH-31 (en): promises: "You qualify"
figure in words | you/hints.de.yaml | YH-31: | YH-31: " → YH-31: "Nach zwei Jahren. | you YH-31 (de): writes the figure "zwei Jahren" out
lost figure | you/hints.tr.yaml | YH-30: | {blueCardSalary} → bu | you YH-30 (tr): lacks {blueCardSalary}, which English states
long sentence | you/hints.en.yaml | YH-32: | before the permit → before and after and after and after and after and after and after and after and after and after and after and after and after and after and after the permit | you YH-32 (en): has a sentence of
promise | you/hints.tr.yaml | YH-31: | YH-31: " → YH-31: "Bu vize size verilir. | you YH-31 (tr): promises: "size verilir"
`

test.for([
  ['files', IN_FILES],
  ['conditions', IN_CONDITIONS],
] as const)('wrong data in %s is named with file, line and the nearest correct name', ([, table]) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'law-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(LAW, folder, { recursive: true })
  const rows = [...table.matchAll(/.+/g)].map(([row]) => row.split(' | '))
  const places = rows.map(([, file = '', start = '', change = '']) => {
    const place = path.join(folder, file)
    const [from = '', to = ''] = change.split(' → ')
    const lines = readFileSync(place, 'utf8').split('\n')
    const line = lines.findIndex((each) => each.trimStart().startsWith(start))
    writeFileSync(place, lines.with(line, (lines[line] ?? '').replace(from, to)).join('\n'))
    return `${file}:${to.startsWith('#') ? 1 : line + 1}: `
  })
  const faults = faultsOf(folder)
  for (const [index, [kind, , , , message = '']] of rows.entries()) {
    const named = faults.filter((fault) => fault.includes(places[index] ?? '') && fault.includes(message))
    expect(named, `${kind} among\n${faults.join('\n')}`).toHaveLength(1)
  }
  expect(faults).toHaveLength(rows.length)
})
