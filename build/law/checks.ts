import { ContentError } from '#build/content-error.ts'
import { gateOf } from '#contracts/tables/verdict.ts'
import type { Law, Outcome } from '#src/content/law/tools.ts'
import { combinations, proveExactlyOne } from './combinations.ts'
import { cardsIn, checksIn, checkTables } from './decision-tables.ts'
import { findPassedSteps } from './passed-steps.ts'
import { LAW, openLaw } from './read.ts'
import { proveWording } from './wording-proof.ts'

/**
 * Returns the faults that are quick to find, with file and line if known (`withLocation`):
 *
 * - files that violate their schema;
 * - answers to a quick check that match no row or several, and rows that match no answers;
 * - outcomes without a row;
 * - steps that people see although they have passed them;
 * - texts that `proveWording` rejects.
 */
export function faultsOf(folder = LAW): string[] {
  const { problems, law } = openLaw(folder)
  return problems.length > 0 ? problems : faultsOfTables(law())
}

/**
 * Reads the law from its files.
 *
 * @throws ContentError on the faults that `faultsOf` finds
 */
export function loadCheckedLaw({ problems, law } = openLaw()): Law {
  const faults = problems.length > 0 ? problems : faultsOfTables(law())
  if (faults.length > 0) throw new ContentError(['Faults in the law:', ...faults].join('\n'))
  return law()
}

function faultsOfTables(law: Law): string[] {
  const faults = [
    ...checksIn(law.tools).flatMap((check) => {
      const tables = checkTables(check)
      const all = combinations(tables.questions)
      const passing = all.filter((answers) => gateOf(tables, answers)?.outcome === null)
      return [
        ...proveExactlyOne(check.id, tables.gates, all),
        ...proveExactlyOne(check.id, tables.rows, passing),
        ...findPassedSteps(check, law.plan, all),
        ...findUnusedOutcomes(check.id, [...check.gates, ...check.rows], check.outcomes),
      ]
    }),
    ...cardsIn(law.tools).flatMap((card) =>
      findUnusedOutcomes(card.id, [...card.gates, ...card.results], card.outcomes),
    ),
    ...proveWording(law).problems,
  ]
  return faults.map((fault) => withLocation(law, fault))
}

/** Reports outcomes to which no row leads, unless the file gives a reason (`unreached`). */
export function findUnusedOutcomes(
  tool: string,
  rulings: readonly { readonly outcome: string | null }[],
  outcomes: Readonly<Record<string, Outcome>>,
): string[] {
  const reached = new Set(rulings.map(({ outcome }) => outcome))
  return Object.entries(outcomes)
    .filter(([id, { unreached }]) => !reached.has(id) && unreached === undefined)
    .map(([id]) => `${tool} ${id}: no row leads to this outcome`)
}

/**
 * Prepends the file and line of the last gate, row, hint, outcome or plan entry that a fault names. If the fault names
 * a language, uses the place of the text in that language, if known.
 */
export function withLocation({ places }: Law, fault: string): string {
  const [tool = ''] = /^\w+/.exec(fault) ?? []
  const [language = ''] = / \((?:en|de|tr)\)/.exec(fault) ?? []
  const placeOf = (id: string) => places.get(`${tool} ${id}${language}`) ?? places.get(`${tool} ${id}`) ?? []
  const place = [...fault.matchAll(/[\w-]+/g)].flatMap(([id]) => placeOf(id)).at(-1)
  return place ? `${place}: ${fault}` : fault
}
