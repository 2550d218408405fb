/** Chosen answers, keyed by question id; unanswered questions are absent. */
export type Answers = Readonly<Record<string, string>>

/** Answers that exist, in the two forms that a tool needs. */
export interface AnswerSet {
  /** As chosen, and as the URL contains them: a country by its code. */
  readonly answers: Answers
  /** As the tables test them: a country by its group, such as `eu`. */
  readonly known: Answers
}

/** Accepted answers, keyed by question id. A question that is not listed may have any answer or none. */
export type Condition = Readonly<Record<string, readonly string[]>>

export interface Choice {
  readonly id: string
  readonly options: readonly { readonly id: string }[]
  /** Condition on earlier answers; absent if the question is always asked. */
  readonly when?: Condition
  /** Maps ids that old links contain to the options that replace them. */
  readonly formerly?: Readonly<Record<string, string>>
  /** Groups of options: the group is chosen first, then one of its options. */
  readonly groups?: readonly { readonly id: string; readonly options: readonly string[] }[]
  /** For a question about a country: the option of each country, keyed by country code. */
  readonly countries?: Readonly<Record<string, string>>
}

export function matches(when: Condition, answers: Answers): boolean {
  // `Object.entries` would allocate an array for each of the millions of rows that the proof (build/law) compares.
  for (const question in when) if (!accepts(when[question], answers[question])) return false
  return true
}

export const possibleLines = <Line extends { readonly when: Condition }>(
  lines: readonly Line[],
  answers: Answers,
): Line[] => lines.filter(({ when }) => isPossible(when, answers))

export function isPossible(when: Condition, answers: Answers): boolean {
  for (const question in when) {
    const answer = answers[question]
    if (answer !== undefined && !accepts(when[question], answer)) return false
  }
  return true
}

const accepts = (accepted: readonly string[] | undefined, answer: string | undefined): boolean =>
  answer !== undefined && accepted?.includes(answer) === true

export function onlyPossibleLine<Line extends { readonly when: Condition }>(
  lines: readonly Line[],
  answers: Answers,
): Line | undefined {
  const [line, ...others] = possibleLines(lines, answers)
  return others.length === 0 ? line : undefined
}
