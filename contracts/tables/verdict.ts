import {
  type Answers,
  type Choice,
  type Condition,
  fits,
  onlyLineLeft,
  withCountryGroups,
} from './answers.ts'

/** A line of a table of the law. */
export interface Line {
  readonly id: string
  readonly when: Condition
}

/** The name under which later tables can ask for what a line finds. */
type Finding = Line & { readonly is: string }
type Counting = Line & { readonly certain: number; readonly atMost: number }
type Ruling = Line & { readonly outcome: string }

/**
 * The tables of a tool. `gates` stop with an outcome or let pass; what `findings` and the sum of `points` come to (the
 * `band`: `reached`, `border` or `below` the `minimum`) is asked by `rows` like an answer.
 */
export interface Tables {
  readonly questions: readonly Choice[]
  readonly gates?: readonly (Line & { readonly outcome: string | null })[]
  readonly findings?: Readonly<Record<string, readonly Finding[]>>
  readonly points?: readonly Counting[]
  readonly minimum?: number
  readonly rows: readonly Ruling[]
}

/** An outcome, and the lines that led to it in the order of the tables. */
export interface Verdict {
  readonly outcome: string
  readonly lines: readonly Line[]
}

/** The result of the answers, as soon as no missing answer can change it. */
export function verdictOf(tables: Tables, answers: Answers): Verdict | undefined {
  const asked = withCountryGroups(tables.questions, answers)
  const gate = gateOf(tables, asked)
  if (gate === undefined) return undefined
  if (gate?.outcome) return { outcome: gate.outcome, lines: [gate] }
  const row = onlyLineLeft(tables.rows, findingsOf(tables, asked))
  if (!row) return undefined
  return { outcome: row.outcome, lines: [...(gate ? [gate] : []), ...linesBehind(tables, asked, row), row] }
}

/** The gate that the answers lead to; null where a tool has none. */
export const gateOf = ({ gates }: Tables, asked: Answers) => (gates ? onlyLineLeft(gates, asked) : null)

/** The answers, together with what the tables find in them. */
export function findingsOf(tables: Tables, asked: Answers): Answers {
  const found: Record<string, string> = { ...asked }
  for (const [name, lines] of Object.entries(tables.findings ?? {})) {
    const line = onlyLineLeft(lines, asked)
    if (line) found[name] = line.is
  }
  const band = bandOf(tables, asked)
  if (band) found.band = band
  return found
}

/** The points that the answers count: certainly, and at most where the law can be read in two ways. */
export function pointsOf({ points = [] }: Tables, asked: Answers): { certain: number; atMost: number } {
  const counted = points.filter(({ when }) => fits(when, asked))
  return {
    certain: counted.reduce((sum, { certain }) => sum + certain, 0),
    atMost: counted.reduce((sum, { atMost }) => sum + atMost, 0),
  }
}

/** The questions that count points. */
export const pointQuestions = ({ points = [] }: Tables): string[] =>
  points.flatMap(({ when }) => Object.keys(when))

function bandOf(tables: Tables, asked: Answers): string | undefined {
  const { points, minimum = 0 } = tables
  if (!points) return undefined
  const { certain, atMost } = pointsOf(tables, asked)
  if (certain >= minimum) return 'reached'
  if (pointQuestions(tables).some((question) => asked[question] === undefined)) return undefined
  return atMost >= minimum ? 'border' : 'below'
}

/** The lines that found what a row asks for. */
function linesBehind({ findings = {}, points = [] }: Tables, asked: Answers, { when }: Ruling): Line[] {
  const found = Object.entries(findings).flatMap(([name, lines]) => {
    const line = name in when ? onlyLineLeft(lines, asked) : undefined
    return line ? [line] : []
  })
  const counted = 'band' in when ? points.filter((line) => fits(line.when, asked)) : []
  return [...found, ...counted]
}
