import { FACTS, type FactName, factNamed } from './facts.ts'
import { SITE_DAY } from './site-day.ts'

const PASSAGE = /<(Until|After) name="([\w-]+)">(.*?)<\/\1>/gs

/**
 * The last day (ISO) of what a text says: the value of a figure, `ukraineEntryUntil`, or a day that no figure states.
 *
 * @throws when the name is neither
 */
export function lastDay(name: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(name)) return name
  const { value } = FACTS[name as FactName] ? factNamed(name as FactName) : { value: null }
  if (typeof value !== 'string') throw new Error(`"${name}" is no day, and no figure that states one.`)
  return value
}

/** Tells whether the last day of a figure is over on the day of the site. */
export const isOver = (name: string): boolean => lastDay(name) < SITE_DAY

/**
 * A text as it stands on the day of the site, of two passages that are written together: `<Until name="fact">` is said
 * through the last day, `<After name="fact">` from the next day on.
 */
export const standingText = (text: string): string =>
  text.replace(PASSAGE, (_, kind: string, name: string, passage: string) =>
    isOver(name) === (kind === 'After') ? passage : '',
  )

/** Every passage of a text, whatever the day. */
export const bothPassages = (text: string): string =>
  text.replace(PASSAGE, (_, _kind: string, name: string, passage: string) => {
    lastDay(name)
    return `${passage} `
  })

/** The names of the days after which a text says something else. */
export const daysIn = (text: string): string[] => [
  ...new Set([...text.matchAll(PASSAGE)].flatMap(([, , name = '']) => name)),
]
