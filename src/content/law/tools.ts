import type { FactName } from '#src/content/facts.ts'
import type { CountryGroup, Journey, Mark, OutcomeKind, ToolLanguage, Words } from './law.ts'

/** A text in each language. */
export type Texts = Readonly<Record<ToolLanguage, string>>

/** The provision of a rule, as German lawyers cite it, or what stands for it where no statute does. */
export interface Basis {
  readonly ref: string
  readonly mark: Mark
}

/** The first law of a line is its rule, the others support it. A rule that is only known may say no more than "ask". */
export type Bases = readonly [Basis, ...Basis[]]

/** The answers for which a line holds, by question; a question that is not named accepts any. */
export type When = Readonly<Record<string, readonly string[]>>

export interface Country {
  readonly code: string
  readonly group: CountryGroup
  readonly name: Texts
}

/** Answers of a question that stand under a heading of their own; with `behind`, only once that answer is chosen. */
export type OptionGroup = { readonly options: readonly string[]; readonly behind?: Texts } & Texts

/** A question and its fixed answers; `when` names the answers without which it is not asked. */
export type Question = {
  readonly id: string
  readonly when?: When
  /** The answer that each country comes to, by the country's code. Only of a question for a country. */
  readonly countries?: Readonly<Record<string, string>>
  readonly options: readonly ({ readonly id: string } & Texts)[]
  /** Those of the answers that belong together, after those that stand in no group. */
  readonly groups?: readonly OptionGroup[]
  /** Helps to choose the answer. */
  readonly note?: Texts
} & Texts

/**
 * Answers that lead to an outcome; `validFrom` is the day from which the rule has held (ISO), `validUntil` its last day
 * or the figure that states it. Once that is over, the outcome says so instead of what it said.
 */
export interface LawRow {
  readonly id: string
  readonly when: When
  readonly outcome: string
  readonly law: Bases
  readonly validFrom: string
  readonly validUntil?: string
}

/** Evaluated before the rows: ends with an outcome and its law, or lets the rows decide. */
export type CheckGate = LawRow | { readonly id: string; readonly when: When; readonly outcome: null }

interface Message {
  readonly title: string
  readonly text: string
  /** The next step, which `to` leads to. */
  readonly next: string
}

export type Outcome = {
  readonly kind: OutcomeKind
  readonly journey: Journey
  /** The next step's address in each language. */
  readonly to: Texts
  /** Slugs of the guides that tell more. */
  readonly guides: readonly string[]
  /** True where only independent advice helps: asylum, protection, a tolerated stay. Our forms are not offered. */
  readonly forAdvice?: true
  /** Why no row leads to it. */
  readonly unreached?: string
  /** Why its languages state different figures. */
  readonly figuresDiffer?: string
} & Readonly<Record<ToolLanguage, Message>>

/** A note below the outcome wherever its condition fits. */
export type Hint = {
  readonly id: string
  readonly when: When
  /** Only for people of these countries, or of one that is not listed. */
  readonly only?: readonly string[]
  /** Shown below the outcome of a gate; all others stand below those of rows. */
  readonly atGate?: true
  readonly law: Bases
  /** Why its languages state different figures. */
  readonly figuresDiffer?: string
} & Texts

/** Something that follows on a result: its cost, its duration, a paper, an office. Without `law`, its figures are its source. */
export type PlanLine = {
  readonly id: string
  readonly when: When
  readonly law?: Bases
  /** Why its languages state different figures. */
  readonly figuresDiffer?: string
} & Texts

/** Something to do, in its order; `takes` names the time that usually passes until it is done. */
export type PlanStep = PlanLine & { readonly takes?: FactName }

/** A period of the law, which begins with an event only the reader knows, or ends on the day of `on`. */
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

/** Questions whose answers meet exactly one gate and, where it lets pass, exactly one row. */
export interface Check {
  readonly id: 'you' | 'hire'
  /** The path of its page, without language. */
  readonly path: string
  readonly questions: readonly Question[]
  /** The questions that are asked as one sentence; the others stand below it. */
  readonly sentence: readonly string[]
  /** The order in which the table is shortest when it is read as a list, without script. */
  readonly listed: readonly string[]
  readonly gates: readonly CheckGate[]
  readonly rows: readonly LawRow[]
  readonly outcomes: Readonly<Record<string, Outcome>>
  readonly hints: readonly Hint[]
}

/** A line of one of the calculator's tables. */
interface CardLine {
  readonly id: string
  readonly when: When
  readonly law: Bases
}

/** A line whose finding (`is`) the lines of later tables can ask for. */
export type FindingLine = CardLine & { readonly is: string }

/** Points of an answer: the certain ones, and the most where the law can be read in two ways. Nothing where null. */
export type PointLine = CardLine & { readonly certain: FactName | null; readonly atMost: FactName }

/** `rank`: 1 is the worst, 5 the best; a better answer never leads to a lower one. */
export type CardOutcome = Outcome & { readonly rank: 1 | 2 | 3 | 4 | 5 }

/** Something a person can do to count more; the cheapest stand first. */
export type PointsStep = {
  readonly id: string
  readonly when: When
  readonly change: Readonly<Record<string, string>>
} & Texts

/** The points calculator: gates, then ways and language, then points, then the result. */
export interface Card {
  readonly id: 'card'
  /** The path of its page, without language. */
  readonly path: string
  /** The day from which all of it has held (ISO). */
  readonly validFrom: string
  /** The points that are enough. */
  readonly minimum: FactName
  readonly questions: readonly Question[]
  /** The questions under headings, in their order. */
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

/** The three tools by their ids. */
export interface LawTools {
  readonly card: Card
  readonly you: Check
  readonly hire: Check
}

/** Basis of a rule that stands in no federal statute and on no page of an office. */
export type LawNote = Texts & { readonly link?: string }

/** A purpose or a group of persons of the law: the outcomes that answer it, or the reason why none does. */
export interface CoveredPurpose {
  readonly law: string
  readonly who: string
  readonly outcomes?: readonly string[]
  readonly reason?: string
}

/** All of the law: the files of this folder. */
export interface Law {
  readonly tools: LawTools
  readonly plan: Plan
  readonly countries: readonly Country[]
  /** Codes of the countries on top of the list. */
  readonly onTop: readonly string[]
  /** Codes of the countries that forms on other pages offer. */
  readonly oftenAsked: readonly string[]
  readonly notes: Readonly<Record<string, LawNote>>
  readonly sites: Readonly<Record<string, string>>
  /** Turkish addresses by the English guide, or its chapter, that they replace. */
  readonly turkish: Readonly<Record<string, string>>
  readonly words: Readonly<Record<ToolLanguage, Words>>
  readonly coverage: readonly { readonly chapter: string; readonly entries: readonly CoveredPurpose[] }[]
  /** File and line of a row, hint, outcome or line of the plan, by tool and id: `you Y-37`. */
  readonly places: ReadonlyMap<string, string>
}
