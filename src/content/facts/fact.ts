import type { Source } from '#src/content/source.ts'

/**
 * Unit of a figure. `count` is a bare number whose noun is in the sentence around it, `age` an age in years, `calendar
 * year` a year such as 2025.
 */
export type FactUnit =
  | 'EUR'
  | 'EUR/year'
  | 'EUR/month'
  | 'EUR/hour'
  | 'years'
  | 'months'
  | 'weeks'
  | 'days'
  | 'minutes'
  | 'hours/week'
  | 'lessons/week'
  | 'points'
  | 'percent'
  | 'MB'
  | 'count'
  | 'age'
  | 'calendar year'
  | 'date'

export type Day = `${number}-${number}-${number}`

/** One number, a range with both ends, or a day. */
export type FactValue = number | readonly [min: number, max: number] | Day

/** One value of a figure, with its sources. All dates are ISO days. */
export interface Fact {
  readonly value: FactValue
  readonly unit: FactUnit
  /** Texts that state the figure; empty if the figure is only commonly reported. */
  readonly sources: readonly Source[]
  /** Date of the source's text; null if the source is undated or there is no source. */
  readonly sourceAsOf: string | null
  /** Day of the last comparison with the source. */
  readonly checkedOn: string
  /** First and last day of validity, if the source names them. A value also ends when the next enacted one begins. */
  readonly validFrom?: string
  readonly validUntil?: string
  /** Day by which the next value is due. */
  readonly successorDue?: string
  /**
   * Marks an announced value that is not law yet. The site shows it as a draft of `sourceAsOf`, beside the last value
   * in force. To confirm it, remove `status` and give the source.
   */
  readonly status?: 'draft'
  /** Note for editors only: limits or omissions of the figure. */
  readonly note?: string
  /** Note for readers beside the figure (`<FactNote>`). */
  readonly notice?: Readonly<Record<'en' | 'de' | 'tr', string>>
}

/**
 * A figure over time: its only value, or all its values, oldest first, each in force from its `validFrom`. The site
 * shows the value in force on the day of the build.
 */
export type Figure = Fact | readonly [Fact, ...Fact[]]

/** For figures from federal law, read in a stored copy of the federal law portal. */
export const STATUTES = { sourceAsOf: '2026-04-29', checkedOn: '2026-11-20' } as const

/** For figures from undated pages of authorities. */
export const UNDATED = { sourceAsOf: null, checkedOn: '2026-11-21' } as const

/**
 * For amounts that we calculated from a ministry's draft of September 2026, with the percentages in the law. We know
 * the draft only from reports.
 */
export const DRAFT_2027 = {
  sourceAsOf: '2026-09-21',
  checkedOn: '2026-11-22',
  validFrom: '2027-01-01',
  successorDue: '2026-12-31',
  status: 'draft',
} as const

/** For figures that advisers and applicants report without an official text. */
export const REPORTED = { sources: [], sourceAsOf: null, checkedOn: '2026-11-20' } as const
