import { type Answers, isAsked, possibleLines } from '#contracts/tables/answers.ts'
import { groupBy } from '#contracts/tables/group-by.ts'
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
 * Turns the decision tables of a tool into a tree. `order` lists the ids of the questions, from the root to the leaves.
 * Answers with the same consequences share a branch. Questions that change nothing are omitted.
 */
export function branchesOf({ questions, gates = [], rows }: Tables, order: readonly string[]): Branches {
  const grow = (left: OpenLines, [id, ...others]: readonly string[], given: Answers): Branches => {
    const stop = finalGate(left)
    if (stop) return { row: stop }
    const question = questions.find((candidate) => candidate.id === id)
    if (!id || !question) return { row: lastRow(left, given) }
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
  return grow({ gates, rows }, order, {})
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
