import type { Answers } from '#contracts/tables/answers.ts'
import { addressOf } from '#contracts/tables/answers-address.ts'
import { verdictOf } from '#contracts/tables/verdict.ts'
import { TOOL_PATHS } from '#contracts/values/page-address.ts'
import type { Check, Law } from '#src/content/law/tools.ts'
import { combinations, formatCount } from './combinations.ts'
import { cardsIn, checksIn, checkTables } from './decision-tables.ts'

/** Lists each legal purpose of a stay with its outcomes and their URLs, or with the reason why it has no outcome. */
export function coverageOf(law: Law): string {
  const addresses = addressesOf(law)
  const chapters = law.coverage.map(({ chapter, entries }) => {
    const lines = entries.map(({ law: section, who, outcomes, reason }) => {
      const led = outcomes?.map(
        (outcome) => `\n    ${outcome} ${addresses.get(outcome) ?? 'by no single address'}`,
      )
      return `  ${section}, ${who}:${led ? led.join('') : ` none. ${reason}`}`
    })
    return [chapter, ...lines].join('\n')
  })
  const entries = law.coverage.flatMap((each) => each.entries)
  const answered = entries.filter(({ outcomes }) => outcomes).length
  return [
    ...chapters,
    `${formatCount(entries.length)} purposes and groups: ${answered} with an outcome, ${entries.length - answered} with a reason why none leads there`,
  ].join('\n\n')
}

/**
 * Maps each outcome to a URL: the calculator's page, or a quick check with the first answers that lead to the outcome.
 */
function addressesOf({ tools }: Law): ReadonlyMap<string, string> {
  const found = new Map<string, string>(
    cardsIn(tools).flatMap(({ id, outcomes }) =>
      Object.keys(outcomes).map((outcome) => [outcome, TOOL_PATHS[id]]),
    ),
  )
  for (const check of checksIn(tools)) {
    const tables = checkTables(check)
    for (const answers of combinations(tables.questions)) {
      const outcome = verdictOf(tables, answers)?.outcome
      if (outcome && !found.has(outcome))
        found.set(outcome, `${TOOL_PATHS[check.id]}#${addressOf(withSingleCountries(answers, check))}`)
    }
  }
  return found
}

/** Replaces each group of countries with its first country, because URLs contain single countries. */
const withSingleCountries = (answers: Answers, { questions }: Check): Answers => {
  const countries = questions.map(({ id, countries: options = {} }) => {
    const [code] = Object.entries(options).find(([, option]) => option === answers[id]) ?? []
    return [id, code ?? answers[id]] as const
  })
  return Object.fromEntries(countries.filter((answer): answer is [string, string] => answer[1] !== undefined))
}
