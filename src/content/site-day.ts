import type { Fact, Figure } from '#src/content/facts/fact.ts'
import { valueAfter, valueOn } from '#src/content/facts/series.ts'

/**
 * Day of the build in Germany (ISO). The site shows the figures in force on this day. Vite writes it into the browser's
 * code. The environment variable `SITE_DAY` overrides it.
 */
export const SITE_DAY: string =
  process.env.SITE_DAY ?? new Date().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' })

export const current = (figure: Figure): Fact => valueOn(figure, SITE_DAY)

/** Returns `until` through the last day (ISO), and `after` from the next day on. */
export const chooseByDay = <Text>(lastDay: string, { until, after }: { until: Text; after: Text }): Text =>
  lastDay < SITE_DAY ? after : until

type Figures = Readonly<Record<string, Figure>>
type Facts = Readonly<Record<string, Fact>>

export const currentOf = (figures: Figures): Facts =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, current(figure)]))

/** Returns the next values of figures, enacted or draft, keyed by name; undefined unless all are known. */
export function nextOf<Name extends string>(
  figures: Readonly<Record<Name, Figure>>,
): Readonly<Record<Name, Fact>> | undefined {
  const entries = Object.entries<Figure>(figures).map(([name, figure]) => [
    name,
    valueAfter(figure, SITE_DAY),
  ])
  return entries.every(([, fact]) => fact) ? Object.fromEntries(entries) : undefined
}
