import type { Fact } from '#src/content/facts/fact.ts'
import { FACTS } from './facts.ts'

export type FactReport = {
  /** Figures last checked more than 12 months before the day. */
  readonly outdated: readonly { readonly name: string; readonly checkedOn: string }[]
  /** Figures whose successor was expected before the day. */
  readonly successorDue: readonly { readonly name: string; readonly successorDue: string }[]
  /** Figures of the present that have ended before the day. */
  readonly ended: readonly { readonly name: string; readonly validUntil: string }[]
}

/** What editors must look at on a day (UTC). A report only: no build or test fails on the calendar. */
export function factReport(today: Date, facts: Readonly<Record<string, Fact>> = FACTS): FactReport {
  const day = isoDay(today)
  const oldestCheck = isoDay(
    new Date(Date.UTC(today.getUTCFullYear() - 1, today.getUTCMonth(), today.getUTCDate())),
  )
  const entries = Object.entries(facts)
  return {
    outdated: entries
      .filter(([, fact]) => fact.checkedOn < oldestCheck)
      .map(([name, { checkedOn }]) => ({ name, checkedOn })),
    successorDue: entries.flatMap(([name, { successorDue }]) =>
      successorDue !== undefined && successorDue < day ? [{ name, successorDue }] : [],
    ),
    // A figure that had ended before it was checked is told as history.
    ended: entries.flatMap(([name, { validUntil, checkedOn }]) =>
      validUntil !== undefined && validUntil < day && validUntil >= checkedOn ? [{ name, validUntil }] : [],
    ),
  }
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}
