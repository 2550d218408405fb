import { type FactName, getFact } from '#src/content/facts.ts'
import { isCheckName, type ToolName } from '#src/content/law/tool-names.ts'
import type { Card, Check, LawTools, Question } from '#src/content/law/tools.ts'

export const isCheck = (tool: LawTools[ToolName]): tool is Check => isCheckName(tool.id)

export const checksIn = (tools: LawTools): Check[] => Object.values(tools).filter(isCheck)

export const cardsIn = (tools: LawTools): Card[] =>
  Object.values(tools).filter((tool): tool is Card => !isCheck(tool))

/** Returns the parts of a quick check that the engine (`contracts/tables`) evaluates. */
export const checkTables = ({ questions, gates, rows }: Check) => ({
  questions: questions.map(choiceOf),
  gates: gates.map(({ id, when, outcome }) => ({ id, when, outcome })),
  rows: rows.map(({ id, when, outcome }) => ({ id, when, outcome })),
})

/**
 * Returns the parts of the calculator that the engine (`contracts/tables`) evaluates, with the points of each row as
 * numbers.
 */
export const cardTables = (card: Card) => ({
  questions: card.questions.map(choiceOf),
  gates: card.gates.map(({ id, when, outcome }) => ({ id, when, outcome })),
  findings: { way: card.ways.map(finding), language: card.language.map(finding) },
  points: card.points.map(({ id, when, certain, atMost }) => ({
    id,
    when,
    certain: certain === null ? 0 : pointsFor(certain),
    atMost: pointsFor(atMost),
  })),
  minimum: pointsFor(card.minimum),
  rows: card.results.map(({ id, when, outcome }) => ({ id, when, outcome })),
})

const choiceOf = ({ id, when, countries, options, groups, formerly }: Question) => ({
  id,
  options: options.map(({ id }) => ({ id })),
  ...(when && { when }),
  ...(formerly && { formerly }),
  ...(groups && { groups: groups.map(({ id, options }) => ({ id, options })) }),
  ...(countries && { countries }),
})

const finding = ({ id, when, is }: Card['ways'][number]) => ({ id, when, is })

const pointsFor = (fact: FactName): number => Number(getFact(fact).value)
