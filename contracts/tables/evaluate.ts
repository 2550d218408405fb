import { expectedQuestions, openQuestions } from './advice.ts'
import type { AnswerSet, Answers } from './answers.ts'
import { completeAnswers, depthOf, existingAnswers } from './questions.ts'
import { type Tables, type Verdict, verdictOf } from './verdict.ts'

export interface Evaluation extends AnswerSet {
  /** The result; null while a missing answer can change it. */
  readonly verdict: Verdict | null
  /** Unanswered questions that can still change the result. With a diagram, only the next one. */
  readonly open: readonly string[]
  /** Estimated number of questions until the result, including those already answered. */
  readonly expected: number
}

/**
 * Drops invalid answers and applies the tables. If the result is determined, `known` also answers the questions that
 * were skipped, because hints and the plan test them.
 */
export function evaluate(tables: Tables, given: Answers): Evaluation {
  const { answers, known, nodes, open } = existingAnswers(tables, given)
  const { questions, diagram } = tables
  if (!diagram) {
    const verdict = verdictOf(tables, known) ?? null
    const all = openQuestions(tables, known, verdict)
    return { answers, known, verdict, open: all, expected: expectedQuestions(tables, known, all) }
  }
  const count = Object.keys(answers).length
  if (open !== null)
    return {
      answers,
      known,
      verdict: null,
      open: [open],
      expected: count + depthOf(diagram, nodes[open]),
    }
  const whole = completeAnswers(questions, known)
  return { answers, known: whole, verdict: verdictOf(tables, whole) ?? null, open: [], expected: count }
}
