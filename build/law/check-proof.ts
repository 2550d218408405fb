import { hintsFor } from '#contracts/tables/advice.ts'
import type { Answers } from '#contracts/tables/answers.ts'
import { existingAnswers } from '#contracts/tables/questions.ts'
import { gateOf, type Tables, verdictOf } from '#contracts/tables/verdict.ts'
import type { OutcomeKind } from '#src/content/law/law.ts'
import type { Check } from '#src/content/law/tools.ts'
import { combinations, formatCount, type Part, proveExactlyOne } from './combinations.ts'
import { checkTables } from './decision-tables.ts'
import { isHere, offersFastTrack } from './fast-track.ts'

/** Answers to the question about the salary, in ascending order. */
const SALARIES = ['below', 'exp', 'mid', 'hi']
const NEARNESS: Record<OutcomeKind, number> = { 'not-yet': 0, almost: 1, ask: 1, route: 2, 'not-needed': 2 }

/**
 * Proves that in a quick check:
 *
 * - each combination of answers has one outcome;
 * - every row and hint is used;
 * - nobody who lives in Germany is offered the fast track;
 * - a higher salary never leads further away from a permit.
 */
export function proveCheck(check: Check): Part {
  const { id, gates, rows, outcomes, hints } = check
  const tables = checkTables(check)
  const all = combinations(tables.questions)
  const shown = new Set(
    [...all, ...fromSingleCountries(check, all)].flatMap((given) =>
      hintsFor(tables, hints, existingAnswers(tables, given)).map((hint) => hint.id),
    ),
  )
  return {
    problems: [
      ...proveExactlyOne(id, tables.gates, all),
      ...proveExactlyOne(
        id,
        tables.rows,
        all.filter((answers) => gateOf(tables, answers)?.outcome === null),
      ),
      ...hints.filter((hint) => !shown.has(hint.id)).map((hint) => `${id}: hint ${hint.id} is never shown`),
      ...fastTrackHere(check, tables, all),
      ...all
        .filter((answers) => 'salary' in answers)
        .flatMap((answers) => salaryProblems(check, tables, answers)),
    ],
    summary: [
      `${id}: ${formatCount(all.length)} combinations of answers, ${gates.length} gates, ${rows.length} rows, ${Object.keys(outcomes).length} outcomes, ${hints.length} hints; exactly one gate each, and one row where it lets pass`,
    ],
  }
}

function fastTrackHere({ id, outcomes, hints }: Check, tables: Tables, all: readonly Answers[]): string[] {
  const here = all.filter(isHere)
  const reached = new Set(here.map((answers) => verdictOf(tables, answers)?.outcome ?? ''))
  const shown = new Set(
    here.flatMap((known) => hintsFor(tables, hints, { answers: known, known }).map((hint) => hint.id)),
  )
  const offers = [
    ...Object.entries(outcomes).flatMap(([outcome, { en, de, tr }]) =>
      reached.has(outcome)
        ? [{ line: outcome, texts: [en, de, tr].flatMap((text) => Object.values(text)) }]
        : [],
    ),
    ...hints.flatMap(({ id: line, en, de, tr }) => (shown.has(line) ? [{ line, texts: [en, de, tr] }] : [])),
  ]
  return offers
    .filter(({ texts }) => offersFastTrack(texts))
    .map(({ line }) => `${id}: ${line} offers the fast track to people who are in Germany`)
}

/**
 * For each country that a hint names, copies the combinations in `all` that contain the country's group, with the
 * country code in place of the group.
 */
function fromSingleCountries({ questions, hints }: Check, all: readonly Answers[]): Answers[] {
  const named = new Set<string>(hints.flatMap(({ only = [] }) => only))
  return questions.flatMap(({ id, countries = {} }) =>
    Object.entries(countries)
      .filter(([code]) => named.has(code))
      .flatMap(([code, option]) =>
        all.flatMap((answers) => (answers[id] === option ? [{ ...answers, [id]: code }] : [])),
      ),
  )
}

function salaryProblems({ id, outcomes }: Check, tables: Tables, answers: Answers): string[] {
  const salary = answers.salary ?? ''
  const better = SALARIES[SALARIES.indexOf(salary) + 1]
  if (!SALARIES.includes(salary) || !better) return []
  const kindOf = (given: Answers) => outcomes[verdictOf(tables, given)?.outcome ?? '']?.kind
  const [kind, betterKind] = [kindOf(answers), kindOf({ ...answers, salary: better })]
  return kind && betterKind && NEARNESS[betterKind] < NEARNESS[kind]
    ? [`${id}: more salary leads from ${kind} to ${betterKind} at ${new URLSearchParams(answers)}`]
    : []
}
