import { type AnswerSet, type Answers, type Choice, matches } from './answers.ts'

/**
 * A question of a decision diagram: its place among the questions; a character for each of its options, equal for
 * options that lead to the same; and for each of these characters (0, 1, 2 … in base 36) the place of the next node.
 * The place is -1 where the result is determined.
 */
export type DecisionNode = readonly [question: number, classes: string, next: readonly number[]]

/**
 * Reduced ordered decision diagram: asks the questions in order, and skips each one that cannot change the result.
 * Every node follows the nodes that it names; the last node is asked first.
 */
export type DecisionDiagram = readonly DecisionNode[]

export interface Questions {
  readonly questions: readonly Choice[]
  /** Absent if the decision tables themselves tell which questions are open. */
  readonly diagram?: DecisionDiagram
}

/** Joins the ids of options that lead to the same into one answer, such as `exp.below`. */
const JOINT = '.'

interface Walk extends AnswerSet {
  /** Node of each question that the diagram asks, keyed by question. */
  readonly nodes: Readonly<Record<string, DecisionNode>>
  /** Question of the diagram that needs an answer; null if there is none, or no diagram. */
  readonly open: string | null
}

/**
 * Drops answers that their questions do not offer, and answers to questions that are not asked. A question is asked if
 * the kept answers to earlier questions lead to it. A joined answer is kept while its options lead to the same. The
 * kept answers stay in their order.
 */
export function existingAnswers({ questions, diagram }: Questions, given: Answers): Walk {
  const answers: Record<string, string> = {}
  const known: Record<string, string> = {}
  const nodes: Record<string, DecisionNode> = {}
  let node = diagram?.at(-1)
  let open: string | null = null
  for (const [place, question] of questions.entries()) {
    const { id } = question
    const here = node?.[0] === place ? node : undefined
    if (here) nodes[id] = here
    const named = given[id] ?? ''
    const answer = currentId(question, named)
    const option = isAsked(question, known) ? optionOf(question, answer, here) : undefined
    if (option !== undefined) {
      answers[id] = answer
      known[id] = option
    } else if (here) open = id
    if (here) node = option === undefined ? undefined : nextNode(diagram, here, question, option)
  }
  const inOrder = Object.keys(given).filter((id) => Object.hasOwn(answers, id))
  return { answers: Object.fromEntries(inOrder.map((id) => [id, answers[id] ?? ''])), known, nodes, open }
}

/** True if the answers so far lead to the question. */
export const isAsked = ({ when = {} }: Choice, known: Answers): boolean => matches(when, known)

/** Returns the option that the tables test: the group of a country, the first option of a joined answer. */
function optionOf(question: Choice, answer: string, node: DecisionNode | undefined): string | undefined {
  const { options, countries = {} } = question
  if (Object.hasOwn(countries, answer)) return countries[answer]
  const named = membersOf(answer)
  if (!named.every((id) => options.some((option) => option.id === id))) return undefined
  if (named.length > 1 && (!node || new Set(named.map((id) => classOf(node, question, id))).size > 1))
    return undefined
  return named[0]
}

const currentId = ({ formerly = {} }: Choice, named: string): string =>
  Object.hasOwn(formerly, named) ? (formerly[named] ?? named) : named

const nextNode = (diagram: DecisionDiagram = [], node: DecisionNode, question: Choice, option: string) =>
  diagram[node[2][classOf(node, question, option)] ?? -1]

const classOf = ([, classes]: DecisionNode, { options }: Choice, option: string): number =>
  Number.parseInt(classes.charAt(options.findIndex(({ id }) => id === option)), 36)

/** Returns the options of an answer: several if it is joined. */
export const membersOf = (answer: string): string[] => answer.split(JOINT)

/** Returns the answers that a question offers after the given ones. Options that lead to the same are joined. */
export function choicesOf(tables: Questions, given: Answers, question: Choice): string[] {
  const node = existingAnswers(tables, given).nodes[question.id]
  return node ? joinedOptions(node, question) : question.options.map(({ id }) => id)
}

export const joinedOptions = (node: DecisionNode, question: Choice): string[] =>
  node[2].map((_, place) =>
    question.options
      .filter(({ id }) => classOf(node, question, id) === place)
      .map(({ id }) => id)
      .join(JOINT),
  )

/** Answers the questions that the diagram skips: any answer gives the same result, so each gets its first option. */
export function completeAnswers(questions: readonly Choice[], known: Answers): Answers {
  const whole: Record<string, string> = { ...known }
  for (const question of questions) {
    const [first] = question.options
    if (first && !(question.id in whole) && isAsked(question, whole)) whole[question.id] = first.id
  }
  return whole
}

/** Returns the largest number of questions that can still be asked, from a node on. */
export function depthOf(diagram: DecisionDiagram, node: DecisionNode | undefined): number {
  const depths: number[] = []
  for (const [, , next] of diagram) depths.push(1 + Math.max(...next.map((place) => depths[place] ?? 0)))
  return node ? (depths[diagram.indexOf(node)] ?? 0) : 0
}
