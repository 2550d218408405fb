import { expect, test } from 'vitest'
import { combinations } from '#build/law/combinations.ts'
import { TOOLS } from '#build/law/current.ts'
import { checkTables } from '#build/law/decision-tables.ts'
import { verdictOf } from '#contracts/tables/verdict.ts'
import { type Branches, branchesOf } from '#src/flows/quick-check/branches.ts'

function outcomeIn(branches: Branches, answers: Readonly<Record<string, string>>): string | undefined {
  if ('row' in branches) return branches.row.outcome
  const way = branches.ways.find(({ options }) => options.includes(answers[branches.question] ?? ''))
  return way && outcomeIn(way.to, answers)
}

test.each([TOOLS.you, TOOLS.hire])(
  'The list of $id gives every combination of answers its outcome',
  (tool) => {
    const tables = checkTables(tool)
    const branches = branchesOf(tables, tool.listed)
    const all = combinations(tables.questions)
    expect(
      all.filter((answers) => outcomeIn(branches, answers) !== verdictOf(tables, answers)?.outcome),
    ).toEqual([])
    expect(all.length).toBeGreaterThan(1_000)
  },
)
