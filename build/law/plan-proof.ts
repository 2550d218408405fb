import type { Answers } from '#contracts/tables/answers.ts'
import { matches } from '#contracts/tables/answers.ts'
import { verdictOf } from '#contracts/tables/verdict.ts'
import type { Card, Check, Law, Plan, PlanLine } from '#src/content/law/tools.ts'
import { combinations, type Part } from './combinations.ts'
import { checkTables } from './decision-tables.ts'
import { isHere, offersFastTrack } from './fast-track.ts'
import { linesFor } from './tool-texts.ts'

/** Parts that the plan of every result needs, unless the visitor cannot apply yet (`prepare`). */
const NEEDED = ['times', 'costs', 'papers', 'offices'] as const

/**
 * Proves for the plan:
 *
 * - every result has the parts in `NEEDED`;
 * - each line of the plan is shown for at least one result;
 * - no line offers the fast track to people in Germany.
 */
export function provePlan({ tools: { card, you, hire }, plan }: Law): Part {
  const met = new Set<string>()
  const results = [...resultsOf(you), ...resultsOf(hire), ...resultsOfCard(card)]
  const problems = results.flatMap(({ tool, outcome, known }) => {
    const found = (kind: keyof Plan) => {
      const lines = linesFor<PlanLine>(tool, plan[kind]).filter(({ when: { tool: _, ...when } }) =>
        matches(when as Readonly<Record<string, readonly string[]>>, known),
      )
      for (const { id } of lines) met.add(id)
      return lines
    }
    const shown = (Object.keys(plan) as (keyof Plan)[]).flatMap(found)
    const wrong = isHere(known)
      ? shown
          .filter(({ en, de, tr }) => offersFastTrack([en, de, tr]))
          .map(({ id }) => `plan: ${id} offers the fast track to people who are in Germany`)
      : []
    if (known.journey === 'prepare') return wrong
    return [
      ...wrong,
      ...NEEDED.filter((kind) => found(kind).length === 0).map(
        (kind) => `${tool.id} ${outcome}: no ${kind}${known.where ? ` for where=${known.where}` : ''}`,
      ),
    ]
  })
  const lines = Object.values(plan).flat()
  const idle = lines.filter(({ id }) => !met.has(id)).map(({ id }) => `plan: line ${id} belongs to no result`)
  return {
    problems: [...new Set(problems), ...idle],
    summary: [`${lines.length} lines of the plan: each result has its time, cost, papers and offices`],
  }
}

interface Result {
  readonly tool: Card | Check
  readonly outcome: string
  readonly known: Answers
}

function* resultsOf(check: Check): Generator<Result> {
  const tables = checkTables(check)
  for (const answers of combinations(tables.questions)) {
    const outcome = verdictOf(tables, answers)?.outcome
    const journey = check.outcomes[outcome ?? '']?.journey
    if (outcome && journey) yield { tool: check, outcome, known: { ...answers, journey } }
  }
}

/**
 * Yields each outcome of the calculator with each answer to `where` that can lead to it. No other answer affects the
 * plan.
 */
function* resultsOfCard(card: Card): Generator<Result> {
  const stops = new Map(card.gates.map(({ outcome, when }) => [outcome, when]))
  const passing = card.gates.flatMap(({ outcome, when }) => (outcome === null ? (when.where ?? []) : []))
  for (const [outcome, { journey }] of Object.entries(card.outcomes))
    for (const where of stops.get(outcome)?.where ?? passing)
      yield { tool: card, outcome, known: { where, journey } }
}
