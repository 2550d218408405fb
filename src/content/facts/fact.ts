import type { Source } from '#src/content/source.ts'

/**
 * Unit of a figure. `count` is a plain number, whose noun is in the sentence around it. `age` is in years. `calendar
 * year` is a year such as 2025.
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

/** A number, a range with both ends, or an ISO date. */
export type FactValue = number | readonly [min: number, max: number] | Day

/** One value of a figure, with its sources. All dates are ISO dates. */
export interface Fact {
  readonly value: FactValue
  readonly unit: FactUnit
  /** Statutes and pages that state the figure; empty if it is only commonly reported. */
  readonly sources: readonly Source[]
  /** Date of the source's text; null if the source is undated or there is no source. */
  readonly sourceAsOf: string | null
  /** Day of the last comparison with the source. */
  readonly checkedOn: string
  /**
   * First and last valid day, if the source states them. A value also ends when the next enacted value takes effect.
   */
  readonly validFrom?: string
  readonly validUntil?: string
  /** Day by which the next value is due. */
  readonly successorDue?: string
  /**
   * Marks an announced value that is not law yet. The site shows it beside the value in force, with the date of
   * its source (`sourceAsOf`): "draft of September 2026". To confirm it, remove `status` and give the source.
   */
  readonly status?: 'draft'
  /**
   * Words for the first day of a period: after the period in English and German (there after a dative), before it in
   * Turkish. The form `counted` prints both, so that each period begins on the same day everywhere.
   */
  readonly from?: Readonly<Record<'en' | 'de' | 'tr', string>>
  /** Note for editors only, about limits or omissions of the figure. */
  readonly note?: string
  /** Note for readers, shown with the figure (in articles, by `<FactNote>`). */
  readonly notice?: Readonly<Record<'en' | 'de' | 'tr', string>>
}

/**
 * A figure: one value, or several values, oldest first. The site shows the enacted value in force on the day of the
 * build.
 */
export type Figure = Fact | readonly [Fact, ...Fact[]]

/** Dates of figures from federal law. We read the law in a stored copy of the federal law portal. */
export const STATUTES = { sourceAsOf: '2026-04-29', checkedOn: '2026-11-20' } as const

/** Dates of figures that we read in a later copy: it contains the laws of April to August 2026. */
export const STATUTES_OF_AUGUST = { sourceAsOf: '2026-08-19', checkedOn: '2026-11-28' } as const

/** Dates of figures from pages of authorities that show no date. */
export const UNDATED = { sourceAsOf: null, checkedOn: '2026-11-21' } as const

/**
 * Properties of amounts that we calculated from a ministry's draft of September 2026, with the percentages in the law.
 * We know the draft only from reports.
 */
export const DRAFT_2027 = {
  sourceAsOf: '2026-09-21',
  checkedOn: '2026-11-22',
  validFrom: '2027-01-01',
  successorDue: '2026-12-31',
  status: 'draft',
} as const

/** Properties of figures that advisers and applicants report, without an official source. */
export const REPORTED = { sources: [], sourceAsOf: null, checkedOn: '2026-11-20' } as const
