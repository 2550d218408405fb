import { type Answers, matches, possibleLines } from '#contracts/tables/answers.ts'
import { type DecisionDiagram, type DecisionNode, isAsked } from '#contracts/tables/questions.ts'
import type { Tables } from '#contracts/tables/verdict.ts'
import type { ToolName } from '#src/content/law/tool-names.ts'
import type { Check, Law, LawTools, Plan } from '#src/content/law/tools.ts'
import { cardTables, checkTables, isCheck } from './decision-tables.ts'
import { isHintShown, linesFor } from './shown-lines.ts'

/** Returns a text that is equal for answers with the same outcome, law, hints and plan. */
export type ResultOf = (known: Answers) => string

/** Returns a function from complete answers to all that their result shows. */
export function resultsOf(plan: Plan, check: Check): ResultOf {
  const lines = Object.values(plan).flatMap((table) =>
    linesFor(check, table).map(({ id, when: { tool: _, ...when } }) => ({ id, when })),
  )
  const hints = check.hints.filter((hint) => isHintShown(hint, 'en'))
  return (known) => {
    const [gate] = possibleLines(check.gates, known)
    const isStopped = gate !== undefined && gate.outcome !== null
    const [ruling] = isStopped ? [gate] : possibleLines(check.rows, known)
    if (!ruling?.outcome) return ''
    const { outcome, law, validFrom } = ruling
    const tested = { ...known, journey: check.outcomes[outcome]?.journey ?? '' }
    return [
      outcome,
      validFrom,
      ...law.map(({ ref, mark }) => `${mark} ${ref}`),
      ...idsOf(hints.filter(({ when, atGate = false }) => atGate === isStopped && matches(when, known))),
      ...idsOf(lines.filter(({ when }) => matches(when, tested))),
    ].join('|')
  }
}

const idsOf = (lines: readonly { readonly id: string }[]) => lines.map(({ id }) => id)

/** Returns the tables that a tool's page evaluates. */
export const tablesOf = (law: Law, tool: LawTools[ToolName]): Tables =>
  isCheck(tool) ? { ...checkTables(tool), diagram: diagramOf(law, tool) } : cardTables(tool)

const diagrams = new WeakMap<Check, DecisionDiagram>()

/** Returns the decision diagram of a quick check (`contracts/tables/questions.ts`). */
export function diagramOf({ plan }: Pick<Law, 'plan'>, check: Check): DecisionDiagram {
  const diagram = diagrams.get(check) ?? growDiagram(check, resultsOf(plan, check))
  diagrams.set(check, diagram)
  return diagram
}

/**
 * Tries every combination of answers. Results and nodes that are equal share one number, so that a question whose
 * answers all lead to the same number is left out.
 */
function growDiagram(check: Check, resultOf: ResultOf): DecisionDiagram {
  const { questions } = checkTables(check)
  const numbers = new Map<string, number>()
  const numberOf = (key: string): number => {
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    return number
  }
  const nodes: DecisionNode[] = []
  const places = new Map<string, number>()
  /** Place in the diagram of each number; the numbers of results have none. */
  const placeOf = new Map<number, number>()
  const grow = (place: number, known: Answers): number => {
    const question = questions[place]
    if (!question) return numberOf(resultOf(known))
    if (!isAsked(question, known)) return grow(place + 1, known)
    const children = question.options.map(({ id }) => grow(place + 1, { ...known, [question.id]: id }))
    const [first = -1] = children
    if (children.every((child) => child === first)) return first
    const number = numberOf(`${place}: ${children.join()}`)
    if (!placeOf.has(number)) {
      const classes = isJoined(check, question.id) ? [...new Set(children)] : children
      const node: DecisionNode = [
        place,
        children
          .map((child, option) => digit(classes === children ? option : classes.indexOf(child)))
          .join(''),
        classes.map((child) => placeOf.get(child) ?? -1),
      ]
      const key = JSON.stringify(node)
      placeOf.set(number, places.get(key) ?? nodes.push(node) - 1)
      places.set(key, placeOf.get(number) ?? -1)
    }
    return number
  }
  grow(0, {})
  return nodes
}

/**
 * True if options that lead to the same become one answer. The answers of the sentence stay apart, because other pages
 * use them too; countries are chosen one by one.
 */
const isJoined = ({ sentence }: Check, question: string): boolean => !sentence.includes(question)

const digit = (place: number): string => place.toString(36)
