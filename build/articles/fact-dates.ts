import type { Plugin } from 'rolldown'
import { FIGURE_NAMES, factNamed } from '#src/content/facts.ts'

const NAME = 'virtual:fact-dates'

/** The days on which figures of the site run out, as a module: the functions know nothing else of its content. */
export function factDates(): Plugin {
  return {
    name: 'fact-dates',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(datesOfFacts())}` : undefined),
  }
}

/** Each figure that must be renewed, with the day; a value that had ended before it was checked counts as history. */
export function datesOfFacts(): { name: string; day: string }[] {
  return FIGURE_NAMES.flatMap((name) => {
    const { successorDue, validUntil, checkedOn } = factNamed(name)
    const day = successorDue ?? (validUntil !== undefined && validUntil >= checkedOn ? validUntil : null)
    return day === null ? [] : [{ name, day }]
  })
}
