/** The chosen answer of each question, by their ids; a question that is absent is not answered. */
export type Answers = Readonly<Record<string, string>>

/** The answers for which a line of a table holds; a question that is not named accepts any. */
export type Condition = Readonly<Record<string, readonly string[]>>

/** A question, its answers and the condition under which it is asked. */
export interface Choice {
  readonly id: string
  readonly options: readonly { readonly id: string }[]
  /** The answers that must be given before this question shows. */
  readonly when?: Condition
  /** The option that stands for each country, by the country's code. Only of a question for a country. */
  readonly countries?: Readonly<Record<string, string>>
}

/** True when each question that the condition names has one of the answers it lists. */
export const fits = (when: Condition, answers: Answers): boolean =>
  Object.entries(when).every(([question, accepted]) => accepted.some((one) => one === answers[question]))

/** The lines that the answers given so far do not rule out. */
export const linesLeft = <Line extends { readonly when: Condition }>(
  lines: readonly Line[],
  answers: Answers,
): Line[] =>
  lines.filter(({ when }) =>
    Object.entries(when).every(
      ([question, accepted]) => !(question in answers) || accepted.some((one) => one === answers[question]),
    ),
  )

/** The one line that the answers leave, if it is one. */
export function onlyLineLeft<Line extends { readonly when: Condition }>(
  lines: readonly Line[],
  answers: Answers,
): Line | undefined {
  const [line, ...others] = linesLeft(lines, answers)
  return others.length === 0 ? line : undefined
}

/** The answers as the tables ask for them: a country is the option it comes to. */
export function withCountryGroups(questions: readonly Choice[], answers: Answers): Answers {
  const asked: Record<string, string> = { ...answers }
  for (const { id, countries } of questions) {
    const option = countries?.[answers[id] ?? '']
    if (option !== undefined) asked[id] = option
  }
  return asked
}

/** Those of the given answers whose question is asked and knows them; a question follows the answers before it. */
export function existingAnswers(questions: readonly Choice[], given: Answers): Answers {
  const kept: Record<string, string> = {}
  for (const question of questions) {
    const answer = given[question.id]
    if (hasOption(question, answer) && isAsked(question, withCountryGroups(questions, kept)))
      kept[question.id] = answer
  }
  return kept
}

/** True when the answers so far lead to the question. A country counts as its group. */
export const isAsked = ({ when = {} }: Choice, answers: Answers): boolean => fits(when, answers)

const hasOption = ({ options, countries = {} }: Choice, answer: string | undefined): answer is string =>
  [...options.map(({ id }) => id), ...Object.keys(countries)].some((known) => known === answer)
