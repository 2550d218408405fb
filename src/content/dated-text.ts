import { FACTS, type FactName, getFact } from './facts.ts'
import { SITE_DAY } from './site-day.ts'

const PASSAGE = /<(Until|After) name="([\w-]+)">(.*?)<\/\1>/gs

/**
 * Last day (ISO) for which a text is true: the value of a figure, such as `ukraineEntryUntil`, or `name` itself.
 *
 * @throws if `name` is neither a day nor a figure whose value is a day
 */
export function lastDay(name: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(name)) return name
  const { value } = FACTS[name as FactName] ? getFact(name as FactName) : { value: null }
  if (typeof value !== 'string')
    throw new Error(`"${name}" is neither a date (YYYY-MM-DD) nor a figure whose value is a date.`)
  return value
}

/** True if the last day (`lastDay`) is before the build day (`SITE_DAY`). */
export const hasEnded = (name: string): boolean => lastDay(name) < SITE_DAY

/**
 * Keeps only the passages for `SITE_DAY`: `<Until name="fact">` through the last day (`lastDay`), `<After name="fact">`
 * from the next day on.
 */
export const currentPassages = (text: string): string =>
  text.replace(PASSAGE, (_, kind: string, name: string, passage: string) =>
    hasEnded(name) === (kind === 'After') ? passage : '',
  )

/** A text with the passages of all days; throws if a passage names no day (`lastDay`). */
export const allPassages = (text: string): string =>
  text.replace(PASSAGE, (_, _kind: string, name: string, passage: string) => {
    lastDay(name)
    return `${passage} `
  })

/** Names of the days after which the text changes; `lastDay` turns a name into a day. */
export const daysIn = (text: string): string[] => [
  ...new Set([...text.matchAll(PASSAGE)].flatMap(([, , name = '']) => name)),
]
