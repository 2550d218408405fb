import { type Answers, type Condition, matches, onlyPossibleLine } from './answers.ts'
import type { Questions } from './questions.ts'

export interface Line {
  readonly id: string
  readonly when: Condition
}

/** A row that derives a value (`is`) from answers. The conditions of `rows` and of hints can test it like an answer. */
type FindingRow = Line & { readonly is: string }
type PointsRow = Line & { readonly certain: number; readonly atMost: number }
type OutcomeRow = Line & { readonly outcome: string }

/**
 * The decision tables of a tool. If the `outcome` of a gate is null, the `rows` decide.
 *
 * Besides answers, the conditions of `rows` can test findings and `band`. The band compares the points with `minimum`:
 * `reached`, `below`, or `border` if the minimum is reached only with uncertain points.
 */
export interface Tables extends Questions {
  readonly gates?: readonly (Line & { readonly outcome: string | null })[]
  readonly findings?: Readonly<Record<string, readonly FindingRow[]>>
  readonly points?: readonly PointsRow[]
  readonly minimum?: number
  readonly rows: readonly OutcomeRow[]
}

/** An outcome, and the rows that led to it, in table order. */
export interface Verdict {
  readonly outcome: string
  readonly lines: readonly Line[]
}

/** Returns the outcome of the answers (`known`); undefined while a missing answer can still change it. */
export function verdictOf(tables: Tables, known: Answers): Verdict | undefined {
  const gate = gateOf(tables, known)
  if (gate === undefined) return undefined
  if (gate?.outcome) return { outcome: gate.outcome, lines: [gate] }
  const row = onlyPossibleLine(tables.rows, findingsOf(tables, known))
  if (!row) return undefined
  return {
    outcome: row.outcome,
    lines: [...(gate ? [gate] : []), ...linesBehind(tables, known, row), row],
  }
}

/** Returns the gate that the answers lead to; undefined while several are possible, null if the tool has no gates. */
export const gateOf = ({ gates }: Tables, known: Answers) => (gates ? onlyPossibleLine(gates, known) : null)

/** Returns the answers together with the findings and the band that follow from them. */
export function findingsOf(tables: Tables, known: Answers): Answers {
  const found: Record<string, string> = { ...known }
  for (const [name, lines] of Object.entries(tables.findings ?? {})) {
    const line = onlyPossibleLine(lines, known)
    if (line) found[name] = line.is
  }
  const band = bandOf(tables, known)
  if (band) found.band = band
  return found
}

/**
 * Adds up the points. `certain` counts points beyond doubt; `atMost` also counts points left open by unclear law or by
 * the answer "not sure".
 */
export function pointsOf({ points = [] }: Tables, known: Answers): { certain: number; atMost: number } {
  const counted = points.filter(({ when }) => matches(when, known))
  return {
    certain: counted.reduce((sum, { certain }) => sum + certain, 0),
    atMost: counted.reduce((sum, { atMost }) => sum + atMost, 0),
  }
}

export const pointQuestions = ({ points = [] }: Tables): string[] =>
  points.flatMap(({ when }) => Object.keys(when))

function bandOf(tables: Tables, known: Answers): string | undefined {
  const { points, minimum = 0 } = tables
  if (!points) return undefined
  const { certain, atMost } = pointsOf(tables, known)
  if (certain >= minimum) return 'reached'
  if (pointQuestions(tables).some((question) => known[question] === undefined)) return undefined
  return atMost >= minimum ? 'border' : 'below'
}

/**
 * Returns the rows that led to a ruling: for each finding that it tests, the row that derived the finding. If it tests
 * the band, adds the rows that gave points.
 */
function linesBehind({ findings = {}, points = [] }: Tables, known: Answers, { when }: OutcomeRow): Line[] {
  const found = Object.entries(findings).flatMap(([name, lines]) => {
    const line = name in when ? onlyPossibleLine(lines, known) : undefined
    return line ? [line] : []
  })
  const counted = 'band' in when ? points.filter((line) => matches(line.when, known)) : []
  return [...found, ...counted]
}
