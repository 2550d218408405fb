import { type Answers, type Choice, possibleLines } from '#contracts/tables/answers.ts'
import { addressOf } from '#contracts/tables/answers-address.ts'
import { isAsked } from '#contracts/tables/questions.ts'

/** Result of one part of the proof: a sentence per problem, and the lines of a summary. */
export interface Part {
  readonly problems: readonly string[]
  readonly summary: readonly string[]
}

/** Returns every combination of answers. Skips questions that earlier answers rule out. */
export const combinations = (questions: readonly Choice[], given: Answers = {}): Answers[] =>
  questions.reduce(
    (all, question) =>
      all.flatMap((answers) =>
        isAsked(question, answers)
          ? question.options.map(({ id }) => ({ ...answers, [question.id]: id }))
          : [answers],
      ),
    [given],
  )

type Line = { readonly id: string; readonly when: Readonly<Record<string, readonly string[]>> }

/**
 * Checks that each combination of answers matches exactly one line of a decision table, and that each line matches some
 * combination.
 *
 * @returns at most one sentence each about unmatched and ambiguous combinations, and one per unmatched line
 */
export function proveExactlyOne(name: string, lines: readonly Line[], all: Iterable<Answers>): string[] {
  const met = new Set<string>()
  const none: Answers[] = []
  const several: [Answers, string][] = []
  for (const answers of all) {
    const hit = possibleLines(lines, answers)
    for (const { id } of hit) met.add(id)
    if (hit.length === 0) none.push(answers)
    if (hit.length > 1) several.push([answers, hit.map(({ id }) => id).join(' and ')])
  }
  const [first] = none
  const [clash] = several
  return [
    ...(first
      ? [
          `${name}: ${none.length} combinations meet no row, the first is ${addressOf(first)}; nearest is ${nearestLine(lines, first)}`,
        ]
      : []),
    ...(clash
      ? [`${name}: ${several.length} combinations meet ${clash[1]}, the first is ${addressOf(clash[0])}`]
      : []),
    ...lines.filter(({ id }) => !met.has(id)).map(({ id }) => `${name}: row ${id} is met by no combination`),
  ]
}

/**
 * Returns the id of the line with the fewest failed conditions. Among equals, prefers the line whose failed conditions
 * accept the most answers, then the line with the most conditions.
 */
function nearestLine(lines: readonly Line[], answers: Answers): string | undefined {
  const ranked = lines.map(({ id, when }) => {
    const missed = Object.entries(when).filter(
      ([question, accepted]) => !accepted.includes(answers[question] ?? ''),
    )
    const width = missed.reduce((sum, [, accepted]) => sum + accepted.length, 0)
    return { id, rank: [missed.length, -width, -Object.keys(when).length] }
  })
  ranked.sort(
    (one, other) => one.rank.map((value, place) => value - (other.rank[place] ?? 0)).find(Boolean) ?? 0,
  )
  return ranked[0]?.id
}

export const formatCount = (count: number): string => count.toLocaleString('en')
