import type { Figure } from '#src/content/facts/fact.ts'
import { FIGURES } from '#src/content/facts/registry.ts'
import { valueOn } from '#src/content/facts/series.ts'

export type FactReport = {
  /** Figures last checked more than 12 months before the day of the report. */
  readonly outdated: readonly { readonly name: string; readonly checkedOn: string }[]
  /** Figures whose next value was due before the day of the report. */
  readonly successorDue: readonly { readonly name: string; readonly successorDue: string }[]
  /** Figures that ended before the day of the report and have not been checked since. */
  readonly ended: readonly { readonly name: string; readonly validUntil: string }[]
}

/** Returns the figures that editors must review on a day (UTC). */
export function factReport(today: Date, figures: Readonly<Record<string, Figure>> = FIGURES): FactReport {
  const day = isoDay(today)
  const oldestCheck = isoDay(
    new Date(Date.UTC(today.getUTCFullYear() - 1, today.getUTCMonth(), today.getUTCDate())),
  )
  const entries = Object.entries(figures).map(([name, figure]) => [name, valueOn(figure, day)] as const)
  return {
    outdated: entries
      .filter(([, fact]) => fact.checkedOn < oldestCheck)
      .map(([name, { checkedOn }]) => ({ name, checkedOn })),
    successorDue: entries.flatMap(([name, { successorDue }]) =>
      successorDue !== undefined && successorDue < day ? [{ name, successorDue }] : [],
    ),
    // A figure that was checked after its end needs no review.
    ended: entries.flatMap(([name, { validUntil, checkedOn }]) =>
      validUntil !== undefined && validUntil < day && validUntil >= checkedOn ? [{ name, validUntil }] : [],
    ),
  }
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}
