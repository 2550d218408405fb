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
 * The last day of a passage in a text (`<Until name="…">`, `chooseByDay('…'`), or of a rule of the law
 * (`validUntil: …`).
 */
const LAST_DAYS = /(?:<Until name=|chooseByDay\(|validUntil: )["'\\]*([\w-]+)/g

/** Dates of the site's content as a module, the only part of the content that the functions import. */
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

/** The days after a day (ISO) on which a figure, a dated passage or a rule changes, in order. */
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
 * Each figure that must be updated, with its day; a value that had ended before it was checked is historical
 * and left out.
 */
export function datesOfFacts(): { name: string; day: string }[] {
  return FIGURE_NAMES.flatMap((name) => {
    const { successorDue, validUntil, checkedOn } = getFact(name)
    const day = successorDue ?? (validUntil !== undefined && validUntil >= checkedOn ? validUntil : null)
    return day === null ? [] : [{ name, day }]
  })
}
