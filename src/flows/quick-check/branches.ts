import { type Answers, possibleLines } from '#contracts/tables/answers.ts'
import { groupBy } from '#contracts/tables/group-by.ts'
import { isAsked } from '#contracts/tables/questions.ts'
import type { Line, Tables } from '#contracts/tables/verdict.ts'

/** Decision tree: a question with one branch for each group of answers, or the row or gate that decides the outcome. */
export type Branches =
  | { readonly row: Line & { readonly outcome: string } }
  | {
      readonly question: string
      readonly ways: readonly { readonly options: readonly string[]; readonly to: Branches }[]
    }

type OpenLines = Pick<Required<Tables>, 'gates' | 'rows'>

/**
 * Turns the decision tables of a tool into a tree, in the order of the questions or in that of `listed` (ids). Answers
 * with the same consequences share a branch. Questions that change nothing are omitted.
 */
export function branchesOf({ questions, gates = [], rows }: Tables, listed?: readonly string[]): Branches {
  const ordered = listed?.flatMap((id) => questions.filter((question) => question.id === id)) ?? questions
  const grow = (left: OpenLines, [question, ...others]: Tables['questions'], given: Answers): Branches => {
    const stop = finalGate(left)
    if (stop) return { row: stop }
    if (!question) return { row: lastRow(left, given) }
    const { id } = question
    if (!isAsked(question, given)) return grow(left, others, given)
    const ways = groupBy(question.options, (option) => idsOf(narrow(left, { [id]: option.id })))
    if (ways.size === 1) return grow(left, others, given)
    return {
      question: id,
      ways: [...ways.values()].map((options) => {
        const answer = { [id]: options[0]?.id ?? '' }
        return {
          options: options.map((option) => option.id),
          to: grow(narrow(left, answer), others, { ...given, ...answer }),
        }
      }),
    }
  }
  return grow({ gates, rows }, ordered, {})
}

const narrow = ({ gates, rows }: OpenLines, answer: Answers): OpenLines => ({
  gates: possibleLines(gates, answer),
  rows: possibleLines(rows, answer),
})

function lastRow({ rows: [row] }: OpenLines, given: Answers) {
  if (!row) throw new Error(`No row of the tables matches ${JSON.stringify(given)}.`)
  return row
}

/** Returns the gate if only one is left and it has an outcome; otherwise undefined. */
function finalGate({ gates: [gate, ...others] }: OpenLines) {
  if (!gate || others.length > 0 || gate.outcome === null) return undefined
  return { ...gate, outcome: gate.outcome }
}

function idsOf(left: OpenLines): string {
  const stop = finalGate(left)
  return (stop ? [stop] : [...left.gates, ...left.rows]).map(({ id }) => id).join()
}
