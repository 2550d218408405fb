import type { Step } from '#contracts/plan/count-back.ts'
import type { Period } from '#contracts/plan/count-period.ts'
import type { Reader, Way } from '#contracts/plan/plan-address.ts'
import type { Language } from '#contracts/values/language.ts'
import type { FactName } from '#src/content/facts.ts'
import type { CountryGroup, Embassy, EventGroup, Journey, Mark, OutcomeKind, Words } from './law.ts'
import type { PlanWords } from './plan-words.ts'
import type { CheckName, ToolName } from './tool-names.ts'

export type Texts = Readonly<Record<Language, string>>

/** Basis of a rule: a provision as German lawyers cite it, an official page, or the id of a note. */
export interface Basis {
  readonly ref: string
  readonly mark: Mark
}

/**
 * The first basis is the rule itself; the others support it. If the first basis of a row is marked K (common
 * knowledge), the row's outcome must be of the kind `ask`.
 */
export type Bases = readonly [Basis, ...Basis[]]

/** Accepted answers, keyed by question. A question that is not named accepts any answer. */
export type When = Readonly<Record<string, readonly string[]>>

export interface Country {
  readonly code: string
  readonly group: CountryGroup
  readonly name: Texts
}

/**
 * Answers that are chosen in two steps: the group by its name, then one of its answers to the question `ask`. `whole`
 * is the text of such an answer elsewhere, with the placeholder `{answer}`.
 */
export type OptionGroup = {
  readonly id: string
  readonly options: readonly string[]
  readonly ask: Texts
  readonly whole?: Texts
} & Texts

/**
 * Bands of an amount. `from` maps each band, highest first, to the figure at which it begins; null for the lowest. The
 * texts have the placeholders `{from}` and `{to}`.
 */
export interface Bands {
  readonly from: ReadonlyMap<string, FactName | null>
  readonly atLeast: Texts
  readonly between: Texts
  readonly below: Texts
}

/** A question with its fixed answers. It is asked only if `when` matches the earlier answers. */
export type Question = {
  readonly id: string
  readonly when?: When
  /** Maps country codes to answers, for a question about a country. */
  readonly countries?: Readonly<Record<string, string>>
  readonly options: readonly ({ readonly id: string } & Texts)[]
  readonly groups?: readonly OptionGroup[]
  /** Maps ids that old links contain to the options that replace them. */
  readonly formerly?: Readonly<Record<string, string>>
  readonly bands?: Bands
  /** Ids of events that are linked behind an answer, keyed by that answer. */
  readonly events?: Readonly<Record<string, string>>
  /** Texts of joined answers, keyed by their options: `de_job.de_blue`. */
  readonly together?: Readonly<Record<string, Texts>>
  readonly note?: Texts
  /** Chapter that explains the words of the answers. */
  readonly help?: { readonly to: Texts; readonly text: Texts }
  /** Names the answer where it stands without its question, as in the plan: "German", for "A2". */
  readonly label?: Texts
} & Texts

/**
 * A row that leads from answers to an outcome. `validFrom` is the rule's first day (ISO). `validUntil` is its last day,
 * or the name of a figure with that date. If all rows of an outcome have ended, the page says so.
 */
export interface LawRow {
  readonly id: string
  readonly when: When
  readonly outcome: string
  readonly law: Bases
  readonly validFrom: string
  readonly validUntil?: string
}

/**
 * A gate is evaluated before the rows. It ends the check with an outcome, or continues with the rows if `outcome` is
 * null.
 */
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
  /** True if only independent advice helps, for example about asylum. The page then does not offer our forms. */
  readonly forAdvice?: true
  /** Reason why no row leads to the outcome. */
  readonly unreached?: string
  /** Reason why the figures differ between the languages. */
  readonly figuresDiffer?: string
} & Readonly<Record<Language, Message>>

/** A note below the outcome, shown if `when` matches the answers. */
export type Hint = {
  readonly id: string
  readonly when: When
  /** Codes of the countries whose nationals see the hint. `other` is the answer "any other country". */
  readonly only?: readonly string[]
  /** True if the hint appears below outcomes of gates. Other hints appear below outcomes of rows. */
  readonly atGate?: true
  /** True if the note names a deadline that may run already. It is the first line of the result. */
  readonly deadline?: true
  /** The event from which the deadline runs. */
  readonly event?: string
  /** True for a note that the result shows directly below its buttons. */
  readonly first?: true
  readonly law: Bases
  readonly figuresDiffer?: string
} & Texts

/** An entry of the plan, such as a cost or a document. The page cites its `law` and the sources of its figures. */
export type PlanLine = {
  readonly id: string
  readonly when: When
  readonly law?: Bases
  readonly figuresDiffer?: string
} & Texts

/**
 * A step of the plan. `after` names steps that must have ended; a plan keeps those that it contains. `takes` is the
 * figure for its usual length of time or, with `atMost`, for the longest one; `embassy` names the one embassy that
 * states it. `untimed` marks a step of which no office states how long it takes. `by` marks the step that must be taken
 * while the present permit is valid.
 */
export type PlanStep = PlanLine &
  Pick<Step, 'owner' | 'kind' | 'counter'> & {
    readonly after?: readonly string[]
    readonly way?: Way
    readonly by?: 'permit'
    readonly takes?: FactName
    readonly atMost?: true
    readonly embassy?: Embassy
    readonly untimed?: true
  }

/** A statutory time limit. `event` names the event from which it runs, whose date only the reader knows. */
export type PlanPeriod = PlanLine & {
  readonly owner?: Reader
  readonly event?: string
}

/** A document of the person or of the employer. `withEmployer`: only if an employer takes part. */
export type PlanPaper = PlanLine & {
  readonly owner: Reader
  readonly way?: Way
  readonly withEmployer?: true
}

export type PlanOffice = PlanLine & { readonly owner?: Reader; readonly link?: string }

/**
 * The time or cost that a result shows large: the sum of figures of one unit, with a text that says what for. `way`: of
 * the fast track, with which the plan then begins.
 */
export type PlanFigure = PlanLine & {
  readonly of: 'time' | 'cost'
  readonly way?: 'fast'
  readonly sum: readonly FactName[]
}

export interface Plan {
  readonly figures: readonly PlanFigure[]
  readonly times: readonly PlanLine[]
  readonly costs: readonly PlanLine[]
  readonly steps: readonly PlanStep[]
  readonly periods: readonly PlanPeriod[]
  readonly papers: readonly PlanPaper[]
  readonly offices: readonly PlanOffice[]
}

/** A figure, or a length such as "3 days". */
export type EventLength = FactName | `${number} ${'days' | 'weeks' | 'months' | 'years'}`

/** A period that runs from a day of an event. The fields are explained in `plan/events.yaml`. */
export type EventPeriod = Pick<Period, 'back' | 'first' | 'begins'> & {
  readonly id: string
  readonly from: string
  readonly length: EventLength
  readonly careful?: true
  readonly special?: true
  readonly moves?: 'land' | 'berlin'
  readonly if?: {
    readonly from: string
    readonly to: string
    readonly under?: EventLength
    readonly over?: EventLength
  }
  readonly how?: Texts
  readonly law: Bases
} & Readonly<Record<Language, { readonly text: string; readonly missed: string }>>

/** An event from which periods run, with the days that the reader is asked. */
export type LawEvent = {
  readonly id: string
  readonly group: EventGroup
  readonly days: readonly ({ readonly id: string } & Texts)[]
  readonly periods: readonly EventPeriod[]
} & Texts

/**
 * A quick check. Every combination of answers matches exactly one gate. If that gate continues, the answers also match
 * exactly one row.
 */
export interface Check {
  readonly id: CheckName
  readonly questions: readonly Question[]
  /** Ids of the questions of the opening sentence. Forms on other pages ask only these questions. */
  readonly sentence: readonly string[]
  /** Order of the questions (ids) in the decision tree for visitors without scripts, if it is not that of `questions`. */
  readonly listed?: readonly string[]
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

/** A row with a finding (`is`), which later tables can use as a condition. */
export type FindingLine = CardLine & { readonly is: string }

/**
 * Points for an answer. `certain` is null if no points are certain. `atMost` is higher than `certain` if the answer or
 * the law leaves the points open.
 */
export type PointLine = CardLine & { readonly certain: FactName | null; readonly atMost: FactName }

/** `rank` is from 1, the worst, to 5, the best. A better answer never leads to a lower rank. */
export type CardOutcome = Outcome & { readonly rank: 1 | 2 | 3 | 4 | 5 }

/** A change to the answers that brings more points. The steps are sorted by effort, the easiest first. */
export type PointsStep = {
  readonly id: string
  readonly when: When
  readonly change: Readonly<Record<string, string>>
} & Texts

/** The points calculator. Its tables are evaluated in this order: gates, ways and language, points, results. */
export interface Card {
  readonly id: Exclude<ToolName, CheckName>
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

export type LawTools = {
  readonly [Name in ToolName]: Name extends CheckName ? Check : Card
}

/** Text and link of a basis that is neither a section of a federal statute nor an official page. */
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
  readonly events: readonly LawEvent[]
  readonly planWords: Readonly<Record<Language, PlanWords>>
  readonly countries: readonly Country[]
  /** Codes of the countries at the top of the list. */
  readonly onTop: readonly string[]
  /** Codes of the countries above the list, which forms on other pages offer alone. */
  readonly oftenAsked: readonly string[]
  /** Code of the first of them for readers of a language. */
  readonly firstIn: Readonly<Partial<Record<Language, string>>>
  readonly notes: Readonly<Record<string, LawNote>>
  readonly sites: Readonly<Record<string, string>>
  /** Maps an English guide or chapter to the guide or chapter that replaces it in another language. */
  readonly replacements: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>
  readonly words: Readonly<Record<Language, Words>>
  readonly coverage: readonly { readonly chapter: string; readonly entries: readonly CoveredPurpose[] }[]
  /**
   * File and line of each entry. The key `you Y-37` (a tool or `plan`, then an id) means a gate, row, hint, outcome or
   * plan entry; `you Y_BLUE (tr)` means the texts of a hint or outcome in one language.
   */
  readonly places: ReadonlyMap<string, string>
}
