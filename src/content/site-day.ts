import type { Fact, Figure } from '#src/content/facts/fact.ts'
import { valueAfter, valueOn } from '#src/content/facts/series.ts'

/**
 * The day (ISO, in Germany) whose figures the site prints: the day of the build, which Vite writes into the browser's
 * code. The environment variable `SITE_DAY` overrides it.
 */
export const SITE_DAY: string =
  process.env.SITE_DAY ?? new Date().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' })

/** The value in force on the day of the site. */
export const current = (figure: Figure): Fact => valueOn(figure, SITE_DAY)

/** Chooses between two texts about a future day: `until` is the last day (ISO) of the first one. */
export const chooseByDay = <Text>(lastDay: string, { until, after }: { until: Text; after: Text }): Text =>
  lastDay < SITE_DAY ? after : until

type Figures = Readonly<Record<string, Figure>>
type Facts = Readonly<Record<string, Fact>>

/** Current values of figures, by name. */
export const currentOf = (figures: Figures): Facts =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, current(figure)]))

/** Values that follow, law or draft, by name; undefined until all are known. */
export function nextOf<Name extends string>(
  figures: Readonly<Record<Name, Figure>>,
): Readonly<Record<Name, Fact>> | undefined {
  const entries = Object.entries<Figure>(figures).map(([name, figure]) => [
    name,
    valueAfter(figure, SITE_DAY),
  ])
  return entries.every(([, fact]) => fact) ? Object.fromEntries(entries) : undefined
}
