import type { Law, LawTools } from '#src/content/law/tools.ts'
import { linesOf, proveCard } from './card-proof.ts'
import { proveCheck } from './check-proof.ts'
import type { Part } from './combinations.ts'
import { cardsIn, checksIn } from './decision-tables.ts'
import { nextIds } from './next-ids.ts'
import { proveOutcomes } from './outcome-proof.ts'
import { provePlan } from './plan-proof.ts'
import { proveCardQuestions, proveQuestions } from './question-proof.ts'
import { rulingsOf } from './tool-texts.ts'
import { proveWording } from './wording-proof.ts'

/**
 * Proves that every combination of answers has an outcome and a next step, and that no text promises a permit. It
 * cannot prove that the rows state the law correctly: a lawyer confirms that (docs/law.md).
 */
export function prove(law: Law): Part {
  const { tools } = law
  const parts = [
    ...cardsIn(tools).map(proveCard),
    ...checksIn(tools).map(proveCheck),
    ...checksIn(tools).map((check) => proveQuestions(law, check)),
    ...cardsIn(tools).map((card) => proveCardQuestions(law, card)),
    proveOutcomes(law),
    provePlan(law),
    proveWording(law),
  ]
  return {
    problems: parts.flatMap(({ problems }) => problems),
    summary: [...parts.flatMap(({ summary }) => summary), marksOf(tools), ...nextIds(law)],
  }
}

function marksOf(tools: LawTools): string {
  const rows = [...cardsIn(tools).flatMap(linesOf), ...checksIn(tools).flatMap(rulingsOf)]
  const marked = (mark: string) => rows.filter(({ law: [{ mark: own }] }) => own === mark).length
  return `${rows.length} rows: ${marked('P')} read in the statute [P], ${marked('S')} in a secondary source [S], ${marked('K')} only known [K]; those say "ask"`
}
