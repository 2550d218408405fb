import { type Condition, isAsked, linesLeft } from '#machines/answers.ts'
import type { Tables } from '#machines/verdict.ts'

type Row = Tables['rows'][number]

/** A question as a list of ways, or the one row that is left. */
export type Branches =
  | { readonly row: Row }
  | {
      readonly question: string
      readonly ways: readonly { readonly options: readonly string[]; readonly to: Branches }[]
    }

/**
 * The table of a quick check as a tree to be read from the top: answers that lead to the same rows share a way, and a
 * question that decides nothing is left out. `order` names the questions, the first to be asked in front.
 */
export function branchesOf({ questions, rows }: Tables, order: readonly string[]): Branches {
  const grow = (
    left: readonly Row[],
    [id, ...others]: readonly string[],
    given: Record<string, string>,
  ): Branches => {
    const question = questions.find((candidate) => candidate.id === id)
    const [row] = left
    if (!row) throw new Error(`No row is left at ${JSON.stringify(given)}.`)
    if (!id || !question) return { row }
    if (!isAsked(question, given)) return grow(left, others, given)
    const ways = Map.groupBy(question.options, (option) => idsOf(linesLeft(left, { [id]: option.id })))
    if (ways.size === 1) return grow(left, others, given)
    return {
      question: id,
      ways: [...ways.values()].map((options) => {
        const answer = { [id]: options[0]?.id ?? '' }
        return {
          options: options.map((option) => option.id),
          to: grow(linesLeft(left, answer), others, { ...given, ...answer }),
        }
      }),
    }
  }
  return grow(rows, order, {})
}

const idsOf = (rows: readonly { id: string; when: Condition }[]): string => rows.map(({ id }) => id).join()
