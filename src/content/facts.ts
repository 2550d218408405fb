import type { Fact, Figure } from '#src/content/facts/fact.ts'
import { FIGURES } from '#src/content/facts/registry.ts'
import { valueOn, valuesOf } from '#src/content/facts/series.ts'

type FigureName = keyof typeof FIGURES

/** A figure by its name, or one of its values by the year in which it began: `blueCardSalary`, `blueCardSalary@2027`. */
export type FactName = FigureName | `${FigureName}@${number}`

type Facts = Readonly<Record<FigureName, Fact>> & Readonly<Record<`${FigureName}@${number}`, Fact>>

/** The day (ISO, in Germany) whose figures are printed; `SITE_DAY` sets another one than today. */
export const SITE_DAY: string =
  process.env.SITE_DAY ?? new Date().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' })

/** Every name with its value on a day (ISO). */
export function factsOn(day: string, figures: Readonly<Record<string, Figure>> = FIGURES): Facts {
  return Object.fromEntries(
    Object.entries(figures).flatMap(([name, figure]) => [
      [name, valueOn(figure, day)],
      ...('value' in figure
        ? []
        : valuesOf(figure).map((fact) => [`${name}@${fact.validFrom?.slice(0, 4)}`, fact])),
    ]),
  )
}

/** Every name with its value on the day of the site. */
export const FACTS: Facts = factsOn(SITE_DAY)

/** The names without their years. */
export const FIGURE_NAMES = Object.keys(FIGURES) as FigureName[]

/** A value of the registry with every property a fact may have. */
export function factNamed(name: FactName): Fact {
  const fact = FACTS[name]
  if (!fact) throw new Error(`No fact is named "${name}"; \`npm run facts\` lists them.`)
  return fact
}
