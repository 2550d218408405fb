import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'rolldown'
import { lastDay } from '#src/content/dated-text.ts'
import { FIGURES } from '#src/content/facts/registry.ts'
import { dayAfter, missingFrom, valuesOf } from '#src/content/facts/series.ts'
import { FACTS, FIGURE_NAMES, getFact } from '#src/content/facts.ts'
import { SITE_DAY } from '#src/content/site-day.ts'

const NAME = 'virtual:fact-dates'
const CONTENT = path.resolve(import.meta.dirname, '../../src/content')
/**
 * Captures the date, or the name of a figure with a date, in `<Until name="…">`, `chooseByDay('…'` and `validUntil: …`.
 */
const LAST_DAYS = /(?:<Until name=|chooseByDay\(|validUntil: )["'\\]*([\w-]+)/g

/**
 * Provides `virtual:fact-dates` for the Azure functions: the day of the build, and the days on which content changes or
 * needs a check.
 */
export function factDates(): Plugin {
  return {
    name: 'fact-dates',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}`
        ? `export default ${JSON.stringify({ ends: datesOfFacts(), builtOn: SITE_DAY, changes: changesAfter(SITE_DAY) })}`
        : undefined,
  }
}

/** Returns the ISO dates after `day` on which a figure, a dated passage or a legal rule changes, in ascending order. */
export function changesAfter(day: string): string[] {
  const ofFigures = FIGURE_NAMES.flatMap((name) => {
    const values = valuesOf(FIGURES[name]).filter(({ status }) => status !== 'draft')
    return [...values.map(({ validFrom }) => validFrom), ...values.map(missingFrom)]
  })
  const ofTexts = globSync('**/*.{mdx,ts,yaml}', { cwd: CONTENT })
    .flatMap((file) => [...readFileSync(path.join(CONTENT, file), 'utf8').matchAll(LAST_DAYS)])
    .flatMap(([, name = '']) => (name in FACTS || /^\d{4}-/.test(name) ? dayAfter(lastDay(name)) : []))
  return [...new Set([...ofFigures, ...ofTexts])]
    .filter((each) => each !== undefined && each > day)
    .toSorted() as string[]
}

/**
 * Returns the figures that need a new value, each with the ISO date on which it is due: `successorDue`, or else
 * `validUntil`. Ignores a `validUntil` before the last check.
 */
export function datesOfFacts(): { name: string; day: string }[] {
  return FIGURE_NAMES.flatMap((name) => {
    const { successorDue, validUntil, checkedOn } = getFact(name)
    const day = successorDue ?? (validUntil !== undefined && validUntil >= checkedOn ? validUntil : null)
    return day === null ? [] : [{ name, day }]
  })
}
