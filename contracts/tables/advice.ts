import { type AnswerSet, type Answers, type Condition, matches, possibleLines } from './answers.ts'
import { groupBy } from './group-by.ts'
import { isAsked } from './questions.ts'
import {
  findingsOf,
  gateOf,
  type Line,
  pointQuestions,
  pointsOf,
  type Tables,
  type Verdict,
  verdictOf,
} from './verdict.ts'

/**
 * A note below an outcome. `only` limits the note to people from the listed countries. With `atGate`, the note appears
 * below outcomes of gates; without it, below outcomes of `rows`.
 */
export type Remark = Line & { readonly only?: readonly string[]; readonly atGate?: boolean }

export type Improvement = Line & { readonly change: Answers }

const HINTS_SHOWN = 4

/** With fewer steps that suffice alone, two together are worth a line, too. */
const FEW_STEPS = 3

/** Returns the unanswered questions that can still change the result, in page order. None if there is a verdict. */
export function openQuestions(
  tables: Tables,
  known: Answers,
  verdict: Verdict | null | undefined = verdictOf(tables, known),
): string[] {
  if (verdict) return []
  const { questions, gates = [], findings = {}, rows } = tables
  const named = [...unansweredIn(gates, known), ...unansweredIn(rows, findingsOf(tables, known))]
  const deciding = new Set(
    named.flatMap((name) => {
      const lines = findings[name]
      if (lines) return unansweredIn(lines, known)
      return name === 'band' ? pointQuestions(tables) : [name]
    }),
  )
  return questions
    .filter((question) => deciding.has(question.id) && !(question.id in known) && isAsked(question, known))
    .map(({ id }) => id)
}

/**
 * Estimates the total number of questions until the result: those already answered or open, plus the longest chain of
 * possible follow-up questions.
 */
export function expectedQuestions({ questions }: Tables, known: Answers, open: readonly string[]): number {
  const counted = new Set([...Object.keys(known), ...open])
  const depths = new Map<string, number>()
  for (const { id, when = {} } of questions) {
    const waitsFor = Object.keys(when).filter((name) => !(name in known))
    const isPossible =
      waitsFor.every((name) => counted.has(name) || depths.has(name)) &&
      possibleLines([{ when }], known).length > 0
    if (!counted.has(id) && waitsFor.length > 0 && isPossible)
      depths.set(id, 1 + Math.max(...waitsFor.map((name) => depths.get(name) ?? 0)))
  }
  return counted.size + Math.max(0, ...depths.values())
}

const unansweredIn = (lines: readonly { readonly when: Condition }[], answers: Answers): string[] =>
  possibleLines(lines, answers)
    .flatMap(({ when }) => Object.keys(when))
    .filter((name) => answers[name] === undefined)

export function hintsFor<Each extends Remark>(
  tables: Tables,
  hints: readonly Each[],
  { answers, known }: AnswerSet,
): readonly Each[] {
  const isStopped = Boolean(gateOf(tables, known)?.outcome)
  const found = findingsOf(tables, known)
  const countries = tables.questions.filter(({ countries }) => countries).map(({ id }) => answers[id])
  return hints
    .filter(({ atGate = false }) => atGate === isStopped)
    .filter(
      ({ when, only }) => matches(when, found) && (!only || only.some((code) => countries.includes(code))),
    )
    .slice(0, HINTS_SHOWN)
}

/**
 * Finds steps that raise `certain` (see `pointsOf`) to the minimum number of points. `steps` must be sorted by cost,
 * cheapest first.
 *
 * Returns, for each question, the cheapest step that suffices alone. If these are fewer than `FEW_STEPS`, adds the pair
 * of other steps that suffices together, if any; of several pairs, the one whose more expensive step costs least.
 */
export function findImprovements<Each extends Improvement>(
  tables: Tables,
  steps: readonly Each[],
  known: Answers,
): readonly (readonly Each[])[] {
  const { minimum = 0 } = tables
  const reaches = (taken: readonly Each[]) =>
    pointsOf(tables, Object.assign({}, known, ...taken.map(({ change }) => change))).certain >= minimum
  const offered = steps.filter(({ when }) => matches(when, known))
  const alone = offered.filter((step) => reaches([step]))
  const single = [...groupBy(alone, changedQuestion).values()].map((group) => group.slice(0, 1))
  if (single.length >= FEW_STEPS) return single
  const others = offered.filter((step) => !alone.includes(step))
  const pairs = others.flatMap((dearer, index) => others.slice(0, index).map((cheaper) => [cheaper, dearer]))
  // A pair that changes one question twice never qualifies: only its second step counts, and none suffices alone.
  return [...single, ...pairs.filter(reaches).slice(0, 1)]
}

const changedQuestion = ({ change }: Improvement): string => Object.keys(change).join()
