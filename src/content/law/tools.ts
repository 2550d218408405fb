import type { FactName } from '#src/content/facts.ts'
import type { CountryGroup, Journey, Mark, OutcomeKind, ToolLanguage, Words } from './law.ts'

export type Texts = Readonly<Record<ToolLanguage, string>>

/** Basis of a rule: a provision as German lawyers cite it, an official page, or the id of a note. */
export interface Basis {
  readonly ref: string
  readonly mark: Mark
}

/** The first basis is the rule itself; the others support it. A rule marked K may lead only to `ask`. */
export type Bases = readonly [Basis, ...Basis[]]

/** Answers for which a line applies, by question; a question that is not named accepts any answer. */
export type When = Readonly<Record<string, readonly string[]>>

export interface Country {
  readonly code: string
  readonly group: CountryGroup
  readonly name: Texts
}

/** Answers below a heading of their own. With `behind`, they are folded under this label. */
export type OptionGroup = { readonly options: readonly string[]; readonly behind?: Texts } & Texts

/** A question and its fixed answers; it is asked only if `when` fits the earlier answers. */
export type Question = {
  readonly id: string
  readonly when?: When
  /** The answer for each country, by country code. Only for a question about a country. */
  readonly countries?: Readonly<Record<string, string>>
  readonly options: readonly ({ readonly id: string } & Texts)[]
  /** Groups of answers, shown after those without a group. */
  readonly groups?: readonly OptionGroup[]
  readonly note?: Texts
} & Texts

/**
 * Answers that lead to an outcome. `validFrom` is the first day of the rule (ISO). `validUntil` is its last day, or the
 * name of a figure with that day. If all rows of an outcome have ended, the page says so.
 */
export interface LawRow {
  readonly id: string
  readonly when: When
  readonly outcome: string
  readonly law: Bases
  readonly validFrom: string
  readonly validUntil?: string
}

/** Evaluated before the rows: a gate ends the check with an outcome, or continues with the rows (null). */
export type CheckGate = LawRow | { readonly id: string; readonly when: When; readonly outcome: null }

interface Message {
  readonly title: string
  readonly text: string
  /** Label of the link to the next step (`to`). */
  readonly next: string
}

export type Outcome = {
  readonly kind: OutcomeKind
  readonly journey: Journey
  readonly to: Texts
  readonly guides: readonly string[]
  /** True if only independent advice helps: asylum, protection, a tolerated stay. Our forms are not offered. */
  readonly forAdvice?: true
  /** Reason why no row leads to the outcome. */
  readonly unreached?: string
  /** Reason why the languages state different figures. */
  readonly figuresDiffer?: string
} & Readonly<Record<ToolLanguage, Message>>

/** A note below the outcome, shown if `when` fits. */
export type Hint = {
  readonly id: string
  readonly when: When
  /** Countries of the people who see the hint; `other` stands for any unlisted country. */
  readonly only?: readonly string[]
  /** True if the hint appears below outcomes of gates; all other hints appear below outcomes of rows. */
  readonly atGate?: true
  readonly law: Bases
  readonly figuresDiffer?: string
} & Texts

/** A cost, duration, document or office of a result. Without `law`, only the sources of its figures are cited. */
export type PlanLine = {
  readonly id: string
  readonly when: When
  readonly law?: Bases
  readonly figuresDiffer?: string
} & Texts

/** A step; `takes` names the figure with its usual duration. */
export type PlanStep = PlanLine & { readonly takes?: FactName }

/** A legal period. It ends on the day `on`, or starts with an event that only the reader knows. */
export type PlanPeriod = PlanLine & { readonly on?: FactName }

export type PlanOffice = PlanLine & { readonly link?: string }

export interface Plan {
  readonly times: readonly PlanLine[]
  readonly costs: readonly PlanLine[]
  readonly steps: readonly PlanStep[]
  readonly periods: readonly PlanPeriod[]
  readonly papers: readonly PlanLine[]
  readonly offices: readonly PlanOffice[]
}

/** A quick check. Answers match exactly one gate and, if the gate continues, exactly one row. */
export interface Check {
  readonly id: 'you' | 'hire'
  /** Path of its page, without language. */
  readonly path: string
  readonly questions: readonly Question[]
  /** Questions asked as one sentence; the others follow below. */
  readonly sentence: readonly string[]
  /** Order of the questions in the list that a page shows without scripts; chosen to keep the list short. */
  readonly listed: readonly string[]
  readonly gates: readonly CheckGate[]
  readonly rows: readonly LawRow[]
  readonly outcomes: Readonly<Record<string, Outcome>>
  readonly hints: readonly Hint[]
}

interface CardLine {
  readonly id: string
  readonly when: When
  readonly law: Bases
}

/** A line whose finding (`is`) later tables can use as a condition. */
export type FindingLine = CardLine & { readonly is: string }

/**
 * Points of an answer. `certain` is null if none are certain. `atMost` is higher if the law can be read in two ways.
 */
export type PointLine = CardLine & { readonly certain: FactName | null; readonly atMost: FactName }

/** `rank` goes from 1, the worst, to 5, the best; a better answer never leads to a lower rank. */
export type CardOutcome = Outcome & { readonly rank: 1 | 2 | 3 | 4 | 5 }

/** A way to get more points. `steps` starts with the cheapest. */
export type PointsStep = {
  readonly id: string
  readonly when: When
  readonly change: Readonly<Record<string, string>>
} & Texts

/** The points calculator. Its tables are evaluated in this order: gates, ways and language, points, results. */
export interface Card {
  readonly id: 'card'
  /** Path of its page, without language. */
  readonly path: string
  /** First day on which all rules of the calculator are in force (ISO). */
  readonly validFrom: string
  readonly minimum: FactName
  readonly questions: readonly Question[]
  readonly groups: readonly ({ readonly questions: readonly string[] } & Texts)[]
  readonly gates: readonly (CardLine & { readonly outcome: string | null })[]
  readonly ways: readonly FindingLine[]
  readonly language: readonly FindingLine[]
  readonly points: readonly PointLine[]
  readonly results: readonly (CardLine & { readonly outcome: string })[]
  readonly outcomes: Readonly<Record<string, CardOutcome>>
  readonly hints: readonly Hint[]
  readonly steps: readonly PointsStep[]
}

export interface LawTools {
  readonly card: Card
  readonly you: Check
  readonly hire: Check
}

/** Basis of a rule that no federal statute or official page states. */
export type LawNote = Texts & { readonly link?: string }

export interface CoveredPurpose {
  readonly law: string
  readonly who: string
  readonly outcomes?: readonly string[]
  readonly reason?: string
}

export interface Law {
  readonly tools: LawTools
  readonly plan: Plan
  readonly countries: readonly Country[]
  /** Country codes at the top of the list. */
  readonly onTop: readonly string[]
  /** Codes of the countries that forms on other pages offer. */
  readonly oftenAsked: readonly string[]
  readonly notes: Readonly<Record<string, LawNote>>
  readonly sites: Readonly<Record<string, string>>
  /** Turkish addresses, by the English guide or chapter that they replace. */
  readonly turkish: Readonly<Record<string, string>>
  readonly words: Readonly<Record<ToolLanguage, Words>>
  readonly coverage: readonly { readonly chapter: string; readonly entries: readonly CoveredPurpose[] }[]
  /** File and line of a row, hint, outcome or line of the plan, by tool and id: `you Y-37`. */
  readonly places: ReadonlyMap<string, string>
}
