/** The chosen answer of each question, by id; unanswered questions are absent. */
export type Answers = Readonly<Record<string, string>>

/** The answers for which a row of a table holds; a question that is not listed may have any answer or none. */
export type Condition = Readonly<Record<string, readonly string[]>>

/** A question, its answers and the condition under which it is asked. */
export interface Choice {
  readonly id: string
  readonly options: readonly { readonly id: string }[]
  /** The condition on earlier answers under which the question is shown. */
  readonly when?: Condition
  /** The option of each country, by country code. Only for questions about a country. */
  readonly countries?: Readonly<Record<string, string>>
}

/** True if each question of the condition has one of the listed answers. */
export const matches = (when: Condition, answers: Answers): boolean =>
  Object.entries(when).every(([question, accepted]) => accepted.some((one) => one === answers[question]))

/** The rows that the answers so far do not rule out. */
export const possibleLines = <Line extends { readonly when: Condition }>(
  lines: readonly Line[],
  answers: Answers,
): Line[] =>
  lines.filter(({ when }) =>
    Object.entries(when).every(
      ([question, accepted]) => !(question in answers) || accepted.some((one) => one === answers[question]),
    ),
  )

/** The only row left by the answers, if there is exactly one. */
export function onlyPossibleLine<Line extends { readonly when: Condition }>(
  lines: readonly Line[],
  answers: Answers,
): Line | undefined {
  const [line, ...others] = possibleLines(lines, answers)
  return others.length === 0 ? line : undefined
}

/** Replaces each country by the option that stands for it in the tables. */
export function withCountryGroups(questions: readonly Choice[], answers: Answers): Answers {
  const normalized: Record<string, string> = { ...answers }
  for (const { id, countries } of questions) {
    const option = countries?.[answers[id] ?? '']
    if (option !== undefined) normalized[id] = option
  }
  return normalized
}

/**
 * Drops answers to questions that are not asked or have no such option. A question depends on the answers
 * before it.
 */
export function existingAnswers(questions: readonly Choice[], given: Answers): Answers {
  const kept: Record<string, string> = {}
  for (const question of questions) {
    const answer = given[question.id]
    if (hasOption(question, answer) && isAsked(question, withCountryGroups(questions, kept)))
      kept[question.id] = answer
  }
  return kept
}

/** True if the answers so far lead to the question. Apply `withCountryGroups` to them first. */
export const isAsked = ({ when = {} }: Choice, answers: Answers): boolean => matches(when, answers)

const hasOption = ({ options, countries = {} }: Choice, answer: string | undefined): answer is string =>
  [...options.map(({ id }) => id), ...Object.keys(countries)].some((known) => known === answer)
