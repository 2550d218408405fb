import { z } from 'zod'
import type { Tables } from '#contracts/tables/verdict.ts'
import { lastDay } from '#src/content/dated-text.ts'
import { type FactName, getFact } from '#src/content/facts.ts'
import { type CheckName, isCheckName, TOOL_NAMES, type ToolName } from '#src/content/law/tool-names.ts'
import type { Bases, Basis, Card, Check, Law, LawRow, PointLine, When } from '#src/content/law/tools.ts'
import { isCheck } from './decision-tables.ts'
import { textsOf } from './texts.ts'

const when = z.record(z.string(), z.array(z.string()))
const line = z.looseObject({
  id: z.string(),
  when,
  law: z.array(z.object({ ref: z.string(), mark: z.enum(['P', 'S', 'K']) })),
})
const row = line.extend({ outcome: z.string(), validFrom: z.string().optional() })
/** A gate decides before the rows. If it has no outcome, the rows decide. */
const gate = line.extend({ outcome: z.string().nullish(), validFrom: z.string().optional() })
const question = z.looseObject({
  id: z.string(),
  when: when.optional(),
  options: z.array(z.looseObject({ id: z.string() })),
})
const check = z.looseObject({
  questions: z.array(question),
  gates: z.array(gate),
  rows: z.array(row),
  hints: z.array(line),
})
const card = z.looseObject({
  questions: z.array(question),
  minimum: z.number(),
  gates: z.array(gate),
  ways: z.array(line.extend({ way: z.string() })),
  language: z.array(line.extend({ language: z.string() })),
  points: z.array(line.extend({ points: z.tuple([z.number(), z.number()]) })),
  results: z.array(row),
  hints: z.array(line),
})

type ToolSchemas = { [Name in ToolName]: Name extends CheckName ? typeof check : typeof card }

/**
 * Rows and texts of the law on one day. `npm run law -- --json` writes a snapshot, and `--changed` compares a snapshot
 * with the current law.
 */
const snapshot = z.looseObject({
  tools: z.looseObject(
    Object.fromEntries(TOOL_NAMES.map((name) => [name, isCheckName(name) ? check : card])) as ToolSchemas,
  ),
  /** Texts, keyed by place and language, such as "you Y_BLUE title (tr)". */
  texts: z.record(z.string(), z.string()).default({}),
})

export type Snapshot = z.infer<typeof snapshot>
/**
 * Parses a snapshot.
 *
 * @throws if the text is not a snapshot; the message lists what is wrong
 */
export function readSnapshot(text: string): Snapshot {
  const parsed = snapshot.safeParse(JSON.parse(text))
  if (parsed.success) return parsed.data
  throw new Error(`This file was not written by \`npm run law -- --json\`: ${z.prettifyError(parsed.error)}`)
}

export function snapshotOf(law: Law): Snapshot {
  const tools = Object.values(law.tools).map(
    (tool) => [tool.id, isCheck(tool) ? checkSnapshot(tool) : cardSnapshot(tool)] as const,
  )
  return {
    texts: Object.fromEntries(
      textsOf(law).map(({ place, language, text }) => [`${place} (${language})`, text]),
    ),
    tools: Object.fromEntries(tools) as Snapshot['tools'],
  }
}

const cardSnapshot = (card: Card) => ({
  questions: card.questions.map(questionSnapshot),
  minimum: pointsFor(card.minimum),
  gates: card.gates.map((gate) => ({ ...lineSnapshot(gate), outcome: gate.outcome })),
  ways: card.ways.map((way) => ({ ...lineSnapshot(way), way: way.is })),
  language: card.language.map((each) => ({ ...lineSnapshot(each), language: each.is })),
  points: card.points.map((each) => ({ ...lineSnapshot(each), points: worth(each) })),
  results: card.results.map((each) => ({ ...lineSnapshot(each), outcome: each.outcome })),
  hints: card.hints.map(lineSnapshot),
})

const checkSnapshot = ({ questions, gates, rows, hints }: Check) => ({
  questions: questions.map(questionSnapshot),
  gates: gates.map((gate) =>
    gate.outcome === null
      ? { ...lineSnapshot({ ...gate, law: [] }), outcome: null }
      : { ...lineSnapshot(gate), ...rulingSnapshot(gate) },
  ),
  rows: rows.map((each) => ({ ...lineSnapshot(each), ...rulingSnapshot(each) })),
  hints: hints.map(lineSnapshot),
})
const rulingSnapshot = ({ outcome, validFrom, validUntil }: LawRow) => ({
  outcome,
  validFrom,
  ...(validUntil && { validUntil: lastDay(validUntil) }),
})
const questionSnapshot = ({ id, when, options }: Check['questions'][number]) => ({
  id,
  ...(when && { when: conditions(when) }),
  options: options.map((option) => ({ id: option.id })),
})
const lineSnapshot = ({ id, when, law }: { id: string; when: When; law: Bases | readonly [] }) => ({
  id,
  when: conditions(when),
  law: [...law],
})
const conditions = (when: When) =>
  Object.fromEntries(Object.entries(when).map(([name, answers]) => [name, [...answers]]))
const worth = ({ certain, atMost }: PointLine): [number, number] => [
  certain === null ? 0 : pointsFor(certain),
  pointsFor(atMost),
]
const pointsFor = (fact: FactName): number => Number(getFact(fact).value)

/**
 * A row of a snapshot. `says` is its outcome, finding or points. It is "hint" for a hint, and "goes on" for a gate
 * without an outcome.
 */
export interface SnapshotRow {
  readonly id: string
  readonly when: When
  readonly says: string
  readonly law: string
  readonly validFrom: string
}

export function rowsOf({ tools }: Snapshot, tool: ToolName): SnapshotRow[] {
  const hints = tools[tool].hints.map((hint) => rowOf(hint, 'hint'))
  if (isCheckName(tool))
    return [
      ...gateRows(tools[tool].gates),
      ...tools[tool].rows.map((each) => rowOf(each, each.outcome, each.validFrom)),
      ...hints,
    ]
  const { gates, ways, language, points, results } = tools[tool]
  return [
    ...gateRows(gates),
    ...ways.map((each) => rowOf(each, each.way)),
    ...language.map((each) => rowOf(each, each.language)),
    ...points.map((each) => rowOf(each, pointText(each.points))),
    ...results.map((each) => rowOf(each, each.outcome)),
    ...hints,
  ]
}

const rowOf = ({ id, when, law }: z.infer<typeof line>, says: string, validFrom = ''): SnapshotRow => ({
  id,
  when,
  says,
  law: law.map(basisText).join('; '),
  validFrom,
})

export const basisText = ({ ref, mark }: Basis): string => `${ref} [${mark}]`

const gateRows = (gates: readonly z.infer<typeof gate>[]) =>
  gates.map((each) => rowOf(each, each.outcome ?? 'goes on', each.validFrom))

const pointText = ([certain, atMost]: [number, number]): string =>
  certain === atMost ? `${certain} points` : `${certain} to ${atMost} points`

/** Converts a snapshot to tables for the engine (`contracts/tables`). */
export function tablesIn({ tools }: Snapshot, tool: ToolName): Tables {
  if (isCheckName(tool)) {
    const { questions, gates, rows } = tools[tool]
    return { questions: questions.map(choice), gates: gates.map(withOutcome), rows }
  }
  const { questions, gates, ways, language, points, minimum, results } = tools[tool]
  return {
    questions: questions.map(choice),
    gates: gates.map(withOutcome),
    findings: {
      way: ways.map(({ way, ...each }) => ({ ...each, is: way })),
      language: language.map(({ language, ...each }) => ({ ...each, is: language })),
    },
    points: points.map(({ points: [certain, atMost], ...each }) => ({ ...each, certain, atMost })),
    minimum,
    rows: results,
  }
}

const withOutcome = ({ outcome, ...each }: z.infer<typeof gate>) => ({ ...each, outcome: outcome ?? null })

const choice = ({ id, when, options }: z.infer<typeof question>) => ({ id, options, ...(when && { when }) })
