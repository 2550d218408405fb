import { hintsFor } from '#contracts/tables/advice.ts'
import { type Answers, type Choice, possibleLines } from '#contracts/tables/answers.ts'
import { addressOf } from '#contracts/tables/answers-address.ts'
import { pointsOf, type Tables, verdictOf } from '#contracts/tables/verdict.ts'
import { type FactName, getFact } from '#src/content/facts.ts'
import type { Card } from '#src/content/law/tools.ts'
import { type CardResult, proveImprovements, proveMonotonic } from './card-order.ts'
import { combinations, formatCount, type Part, proveExactlyOne } from './combinations.ts'
import { cardTables } from './decision-tables.ts'
import { ANNEX, MINIMUM } from './statutes.ts'

/** Fixed answers to the questions about nationality and place, which only the gates test. */
const PLACE = { country: 'other', where: 'abroad' }
/**
 * Ids of the rows whose `certain` must be 0. They match answers that leave the points open: "not sure" about the
 * shortage list, and the age of 40.
 */
const UNCERTAIN = ['P-09', 'P-13']

/**
 * Proves for the points calculator:
 *
 * - every combination of answers has one outcome;
 * - the points are those of the annex to § 20b AufenthG;
 * - a better answer never makes the result worse;
 * - one or two steps lead from every result below the minimum to the minimum.
 */
export function proveCard(card: Card): Part {
  const tables = cardTables(card)
  const among = (...ids: string[]) => combinations(tables.questions.filter(({ id }) => ids.includes(id)))
  const places = among(...Object.keys(PLACE))
  const rest = tables.questions.filter(({ id }) => !(id in PLACE))
  const all = combinations(rest).map((answers) => resultFor(card, tables, answers))
  const better = proveMonotonic(all, rest)
  const up = proveImprovements(tables, card.steps, all)
  return {
    problems: [
      ...proveExactlyOne('card gates', tables.gates, places),
      ...proveExactlyOne('card ways', tables.findings.way, among('qualification', 'regulated')),
      ...proveExactlyOne('card language', tables.findings.language, among('german', 'english')),
      ...proveExactlyOne('card results', tables.rows, combineFindings(card)),
      ...findUndecided(all),
      ...findPlaceOutsideGates(tables),
      ...compareWithAnnex(card),
      ...findDoubleCounts(tables, rest),
      ...findUnusedHints(card, tables),
      ...better.problems,
      ...up.problems,
    ],
    summary: [
      `card: ${formatCount(places.length * all.length)} combinations of answers (${places.length} of passport and place × ${formatCount(all.length)} of the rest), ${linesOf(card).length} rows in five tables, ${Object.keys(card.outcomes).length} outcomes, ${card.hints.length} hints; exactly one outcome each`,
      ...better.summary,
      ...up.summary,
    ],
  }
}

export const linesOf = ({ gates, ways, language, points, results }: Card) => [
  ...gates,
  ...ways,
  ...language,
  ...points,
  ...results,
]

function resultFor({ outcomes }: Card, tables: Tables, answers: Answers): CardResult {
  const given = { ...PLACE, ...answers }
  const outcome = verdictOf(tables, given)?.outcome ?? null
  return { answers: given, outcome, rank: outcomes[outcome ?? '']?.rank ?? 0, ...pointsOf(tables, given) }
}

/** Returns every combination of the values that decide the result: way, language, points band and money. */
function combineFindings({ ways, language, questions }: Card) {
  const choice = (id: string, found: readonly string[]) => ({
    id,
    options: [...new Set(found)].map((id) => ({ id })),
  })
  return combinations([
    choice(
      'way',
      ways.map(({ is }) => is),
    ),
    choice(
      'language',
      language.map(({ is }) => is),
    ),
    choice('band', ['reached', 'border', 'below']),
    ...questions.filter(({ id }) => id === 'money').map(({ id, options }) => ({ id, options })),
  ])
}

function findUndecided(all: readonly CardResult[]): string[] {
  const left = all.filter(({ outcome }) => outcome === null)
  const [first] = left
  return first
    ? [
        `card: ${formatCount(left.length)} combinations have no outcome, the first is ${addressOf(first.answers)}`,
      ]
    : []
}

const findPlaceOutsideGates = ({ findings = {}, points = [], rows }: Tables): string[] =>
  [...Object.values(findings).flat(), ...points, ...rows]
    .filter(({ when }) => Object.keys(PLACE).some((question) => question in when))
    .map(({ id }) => `card: ${id} asks for passport or place, which only the gates may`)

/**
 * Returns how the points differ from those in the annex to § 20b AufenthG. If a row cites several numbers, such as
 * "Nr. 9, 10", its `atMost` is compared with the points of the first number, and its `certain` with those of the last.
 */
export function compareWithAnnex({ points, minimum }: Card): string[] {
  const pointsFor = (fact: FactName | null) => (fact === null ? 0 : Number(getFact(fact).value))
  const problems = points.flatMap(({ id, law: [{ ref }], certain, atMost }) => {
    const numbers = /Nr\. ([\d, ]+)/.exec(ref)?.[1]?.split(', ').map(Number) ?? []
    const [most, least] = [numbers[0], numbers.at(-1)].map((number) => ANNEX.get(number ?? 0))
    const expected = UNCERTAIN.includes(id) ? 0 : least
    return [
      ...(pointsFor(atMost) === most
        ? []
        : [`card: ${id} counts ${pointsFor(atMost)} at most, the annex ${most}`]),
      ...(pointsFor(certain) === expected
        ? []
        : [`card: ${id} counts ${pointsFor(certain)} for certain, the annex ${expected}`]),
    ]
  })
  return pointsFor(minimum) === MINIMUM
    ? problems
    : [...problems, `card: ${pointsFor(minimum)} points are enough, in the annex ${MINIMUM}`]
}

const findDoubleCounts = ({ points = [] }: Tables, rest: readonly Choice[]): string[] =>
  rest.flatMap(({ id, options }) =>
    options.flatMap((option) => {
      const asking = points.filter(({ when }) => id in when)
      const counting = possibleLines(asking, { [id]: option.id })
      return counting.length > 1
        ? [`card: ${id}=${option.id} counts as ${counting.map((line) => line.id).join(' and ')}`]
        : []
    }),
  )

function findUnusedHints({ hints }: Card, tables: Tables): string[] {
  const asked = ['where', 'qualification', 'regulated', 'german', 'english', 'shortage', 'age', 'partner']
  const choices = tables.questions.filter(({ id }) => asked.includes(id))
  const shown = new Set<string>()
  for (const answers of combinations(choices)) {
    const known = { country: PLACE.country, ...answers }
    for (const { id } of hintsFor(tables, hints, { answers: known, known })) shown.add(id)
  }
  return hints.filter(({ id }) => !shown.has(id)).map(({ id }) => `card: hint ${id} is never shown`)
}
