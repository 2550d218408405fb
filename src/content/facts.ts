import type { Fact, Figure } from '#src/content/facts/fact.ts'
import { FIGURES } from '#src/content/facts/registry.ts'
import { valueAfter, valueOn, valuesOf } from '#src/content/facts/series.ts'
import { SITE_DAY } from './site-day.ts'

type FigureName = keyof typeof FIGURES

/**
 * Name of a figure, such as `blueCardSalary`. Without a suffix, it means the value in force. `blueCardSalary@2025` is
 * the value that takes effect in 2025, and `blueCardSalary@next` is the one after the value in force.
 */
export type FactName = FigureName | DatedName

type DatedName = `${FigureName}@${number}` | `${FigureName}@next`

type Facts = Readonly<Record<FigureName, Fact>> & Readonly<Partial<Record<DatedName, Fact>>>

/**
 * Returns facts, keyed by name: the value in force on a day (ISO), the value after that (`@next`), and, for figures
 * with several values, each value with a first day under the year of that day (`@2025`).
 */
export function factsOn(day: string, figures: Readonly<Record<string, Figure>> = FIGURES): Facts {
  return Object.fromEntries(
    Object.entries(figures).flatMap(([name, figure]) => {
      const values = 'value' in figure ? [] : valuesOf(figure)
      const next = valueAfter(figure, day)
      return [
        [name, valueOn(figure, day)],
        ...values.flatMap((fact) =>
          fact.validFrom ? [[`${name}@${fact.validFrom.slice(0, 4)}`, fact] as const] : [],
        ),
        ...(next ? [[`${name}@next`, next]] : []),
      ]
    }),
  )
}

export const FACTS: Facts = factsOn(SITE_DAY)

/** Names without `@year` or `@next`. */
export const FIGURE_NAMES = Object.keys(FIGURES) as FigureName[]

export function getFact(name: FactName): Fact {
  const fact = FACTS[name]
  if (!fact) throw new Error(`No fact is named "${name}"; \`npm run facts\` lists them.`)
  return fact
}
