import { FACTS, type FactName, getFact } from './facts.ts'
import { SITE_DAY } from './site-day.ts'

const PASSAGE = /<(Until|After) name="([\w-]+)">(.*?)<\/\1>/gs

/**
 * Returns the ISO date that `name` means: `name` itself, or the value of a figure such as `ukraineEntryUntil`.
 *
 * @throws if `name` is neither a date nor a figure whose value is a date
 */
export function lastDay(name: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(name)) return name
  const { value } = FACTS[name as FactName] ? getFact(name as FactName) : { value: null }
  if (typeof value !== 'string')
    throw new Error(`"${name}" is neither a date (YYYY-MM-DD) nor a figure whose value is a date.`)
  return value
}

export const hasEnded = (name: string): boolean => lastDay(name) < SITE_DAY

/**
 * Removes dated passages that do not apply on `SITE_DAY`. `<Until name>` applies through the named day (`lastDay`),
 * `<After name>` from the next day on.
 */
export const currentPassages = (text: string): string =>
  text.replace(PASSAGE, (_, kind: string, name: string, passage: string) =>
    hasEnded(name) === (kind === 'After') ? passage : '',
  )

/**
 * Returns a text with all its dated passages, whatever the day.
 *
 * @throws if a passage names no day
 */
export const allPassages = (text: string): string =>
  text.replace(PASSAGE, (_, _kind: string, name: string, passage: string) => {
    lastDay(name)
    return `${passage} `
  })

/** Returns the distinct names of days in the text's dated passages. `lastDay` turns such a name into a date. */
export const daysIn = (text: string): string[] => [
  ...new Set([...text.matchAll(PASSAGE)].flatMap(([, , name = '']) => name)),
]
