import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { faultsOf } from '#build/law/checks.ts'
import { LAW } from '#build/law/read.ts'

type Fault = readonly [kind: string, file: string, line: string, wrong: string, message: string]

/** Faults in the files themselves: the line that begins so, what stands there instead, and the message. */
const IN_FILES: readonly Fault[] = [
  [
    'a misspelt id',
    'you/rows.yaml',
    '- { id: Y-04, ',
    '- { id: Y-04, when: { country: eu, goal: bring }, outcome: Y_EU_BRINGG, law: [P § 28 AufenthV], validFrom: 2024-03-01 }',
    'outcome: "Y_EU_BRINGG" is unknown, did you mean "Y_EU_BRING"?',
  ],
  ['a missing language', 'you/hints.tr.yaml', 'YH-31: ', '', 'YH-31 is missing'],
  [
    'an unknown figure',
    'plan/plan.yaml',
    '  - { id: S-01, ',
    '  - { id: S-01, when: { journey: doctor }, takes: approbationDocument }',
    'steps.takes: "approbationDocument" is unknown, did you mean "approbationDocuments"?',
  ],
  [
    'a wrong placeholder',
    'you/hints.de.yaml',
    'YH-34: ',
    'YH-34: Die Regel gilt ab {blueCardSalaryReduced:dativ}.',
    'YH-34: {blueCardSalaryReduced:dativ}: a figure has no such form; "dativ" is unknown, did you mean "dative"?',
  ],
  [
    'a wrong order of days',
    'you/rows.yaml',
    '- { id: Y-75, ',
    '- { id: Y-75, when: { goal: family, relation: sp_subsidiary }, outcome: Y_FAM_SUBSIDIARY, law: [P § 36a AufenthG], validFrom: 2027-07-24, validUntil: familySuspendedUntil }',
    'validUntil: ends on 2027-07-23, before it begins on 2027-07-24',
  ],
  [
    'a wrong country',
    'you/hints.yaml',
    '- { id: YH-33, ',
    '- { id: YH-33, when: { country: other }, only: [statelss], law: [P § 3 AufenthG] }',
    'only: "statelss" is unknown, did you mean "stateless"?',
  ],
  [
    'an unknown guide',
    'hire/outcomes.yaml',
    'B_DRIVER: ',
    'B_DRIVER: { kind: route, journey: otherWork, next: { site: employmentAgency }, guides: [work-visa-germany] }',
    'B_DRIVER.guides: "work-visa-germany" is unknown, did you mean "work-visa-germany-2025"?',
  ],
  [
    'an id that stands twice',
    'hire/rows.yaml',
    '- { id: H-18, ',
    '- { id: H-17, when: { passport: not-eu, where: needs-permit, whom: driver }, outcome: B_DRIVER, law: [P § 24a BeschV], validFrom: 2024-03-01 }',
    'id: "H-17" stands twice',
  ],
]

/** Faults of conditions, which are looked for once every file is as its schema describes it. */
const IN_CONDITIONS: readonly Fault[] = [
  [
    'rows that overlap',
    'you/rows.yaml',
    '- { id: Y-14, ',
    '- { id: Y-14, when: { country: not-eu, goal: work, who: degree_list, salary: [hi, mid] }, outcome: Y_BLUE_LIST, law: [P § 18g AufenthG], validFrom: 2023-11-18 }',
    'combinations meet Y-13 and Y-14, the first is who=degree_list',
  ],
  [
    'a gap between rows',
    'hire/rows.yaml',
    '- { id: H-18, ',
    '- { id: H-18, when: { passport: not-eu, where: [abroad, de_job], whom: driver }, outcome: B_DRIVER, law: [P § 24a BeschV], validFrom: 2024-03-01 }',
    'combinations meet no row, the first is whom=driver&passport=vf&where=de_study&hours=full; nearest is H-18',
  ],
]

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** Faults of a copy of the law with these lines. */
function faultsWith(wrongs: readonly Fault[]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'law-'))
  folders.push(folder)
  cpSync(LAW, folder, { recursive: true })
  for (const [, file, start, wrong] of wrongs) {
    const place = path.join(folder, file)
    const lines = readFileSync(place, 'utf8').split('\n')
    writeFileSync(place, lines.with(lineOf(file, start) - 1, wrong).join('\n'))
  }
  return faultsOf(folder)
}

const lineOf = (file: string, start: string): number =>
  readFileSync(path.join(LAW, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.startsWith(start)) + 1

test('ten kinds of wrong data are each named with file, line and the nearest correct name', () => {
  for (const wrongs of [IN_FILES, IN_CONDITIONS]) {
    const faults = faultsWith(wrongs)
    for (const [kind, file, start, wrong, message] of wrongs) {
      const place = `${file}:${wrong === '' ? 1 : lineOf(file, start)}: `
      const named = faults.filter((fault) => fault.includes(place) && fault.includes(message))
      expect(named, `${kind} among\n${faults.join('\n')}`).toHaveLength(1)
    }
    expect(faults).toHaveLength(wrongs.length)
  }
})
