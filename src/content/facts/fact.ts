import type { Source } from '#src/content/source.ts'

/**
 * Unit of a figure. `count` is a bare number whose noun stands in the sentence, `age` an age in years, `calendar year`
 * a year such as 2025.
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

/** An ISO day. */
export type Day = `${number}-${number}-${number}`

/** One number, the lower and upper end of a range, or a day. */
export type FactValue = number | readonly [min: number, max: number] | Day

/** One value of a figure, with where it is written. All dates are ISO days. */
export interface Fact {
  readonly value: FactValue
  readonly unit: FactUnit
  /** The texts that state it; empty for a figure that is commonly reported and stands in no official text. */
  readonly sources: readonly Source[]
  /** The day of which the source's text is; null where the source carries no date, or there is none. */
  readonly sourceAsOf: string | null
  /** The last comparison with the source. */
  readonly checkedOn: string
  /** The first and last day for which the value holds, if the source names them. A later value ends it by itself. */
  readonly validFrom?: string
  readonly validUntil?: string
  /** The day by which a new figure must be published. */
  readonly successorDue?: string
  /**
   * Announced and not law: printed as a draft of the day in `sourceAsOf`, beside the last value that is law. To confirm
   * it, drop this line and give the source.
   */
  readonly status?: 'draft'
  /** Note for editors only: what the figure limits or leaves out. */
  readonly note?: string
  /** Note for readers, beside the figure (`<FactNote>`): what they must know before they rely on it. */
  readonly notice?: Readonly<Record<'en' | 'de' | 'tr', string>>
}

/**
 * A figure over time: its values, the oldest first, each from its `validFrom` on; or its only value. The build prints
 * the one that is law on its day.
 */
export type Figure = Fact | readonly [Fact, ...Fact[]]

/** Federal law as the stored copy of the federal law portal has it. */
export const STATUTES = { sourceAsOf: '2026-04-29', checkedOn: '2026-11-20' } as const

/** Pages of authorities that carry no date. */
export const UNDATED = { sourceAsOf: null, checkedOn: '2026-11-21' } as const

/** Reported from a ministry's draft of September 2026, which we have not read; the shares are those of the law. */
export const DRAFT_2027 = {
  sourceAsOf: '2026-09-21',
  checkedOn: '2026-11-22',
  validFrom: '2027-01-01',
  successorDue: '2026-12-31',
  status: 'draft',
} as const

/** Marks a figure that advisers and applicants report and no official text confirms. */
export const REPORTED = { sources: [], sourceAsOf: null, checkedOn: '2026-11-20' } as const
