import type { FactName } from '#src/content/facts.ts'
import type { CountryCode, CountryGroup } from './countries.ts'

/**
 * Evidence for a rule: P read in the statute itself, S read in a secondary source, K not read, common knowledge only.
 */
export type Mark = 'P' | 'S' | 'K'

/** The provision of a rule, as German lawyers cite it, or what stands for it where no statute does. */
export interface Basis {
  readonly ref: string
  readonly mark: Mark
}

export const primary = (ref: string): Basis => ({ ref, mark: 'P' })
export const secondary = (ref: string): Basis => ({ ref, mark: 'S' })
export const known = (ref: string): Basis => ({ ref, mark: 'K' })

/** The first law of a line is its rule, the others support it. A rule that is only known may say no more than "ask". */
export type Bases = readonly [Basis, ...Basis[]]

/** The languages of the tools: those of the interface, and Turkish. */
export type ToolLanguage = 'en' | 'de' | 'tr'

/**
 * A text in each language. `{fact}` stands for a figure of the registry, `{fact:dative}` and `{fact:figure}` for its
 * other forms; `{points}`, `{pointsCertain}`, `{pointsAtMost}` and `{steps}` for the results of the answers. The day of
 * the build decides between `<Until name="fact">` and `<After name="fact">` (`dated-text.ts`).
 */
export type Texts = Readonly<Record<ToolLanguage, string>>

type AnswerOption = { readonly id: string } & Texts

/** Answers of a question that stand under a heading of their own; with `behind`, only once that answer is chosen. */
export type OptionGroup = {
  readonly options: readonly string[]
  readonly behind?: Texts
} & Texts

/** A question and its fixed answers; `when` names the answers without which it is not asked. */
export type Question = {
  readonly id: string
  readonly when?: When
  /** Readers choose a country; which of the answers that is. */
  readonly byCountry?: Readonly<Record<CountryGroup, string>>
  readonly options: readonly AnswerOption[]
  /** Those of the answers that belong together, after those that stand in no group. */
  readonly groups?: readonly OptionGroup[]
  /** Helps to choose the answer. */
  readonly note?: Texts
} & Texts

/** The answers to questions, by question. */
export type AnswersTo<
  Questions extends readonly { readonly id: string; readonly options: readonly { readonly id: string }[] }[],
> = { [Each in Questions[number] as Each['id']]: Each['options'][number]['id'] }

/** The answers for which a line holds; a question that is not named accepts any. */
export type When<Answers = Record<string, string>> = string extends keyof Answers
  ? Readonly<Record<string, readonly string[]>>
  : { readonly [Question in keyof Answers]?: readonly Answers[Question][] }

/**
 * Answers that lead to an outcome; `validFrom` is the day from which the rule has held (ISO), `validUntil` the figure
 * that states its last day. Once that is over, the outcome says so instead of what it said.
 */
export interface LawRow<Answers = Record<string, string>, Ids extends PropertyKey = string> {
  readonly id: string
  readonly when: When<Answers>
  readonly outcome: Ids
  readonly law: Bases
  readonly validFrom: string
  readonly validUntil?: FactName
}

/** Answers that let the rows decide. */
interface Passage<Answers> {
  readonly id: string
  readonly when: When<Answers>
  readonly outcome: null
}

/** Weighed before the rows: it stops with an outcome and its law, or lets pass. */
export type CheckGate<Answers = Record<string, string>, Ids extends PropertyKey = string> =
  | LawRow<Answers, Ids>
  | Passage<Answers>

/** A route, a question to an office, nothing yet, or nothing needed. */
export type OutcomeKind = 'route' | 'ask' | 'not-yet' | 'not-needed'

/**
 * The procedure that a result starts: results of one journey take the same steps, papers, offices, time and money. With
 * `open` and `free` there is no application, with `prepare` not yet; `advice` leads to independent advice.
 */
export type Journey =
  | 'blue'
  | 'degree'
  | 'work'
  | 'otherWork'
  | 'doctor'
  | 'nurse'
  | 'licensed'
  | 'lookup'
  | 'recognition'
  | 'measure'
  | 'partnership'
  | 'card'
  | 'search'
  | 'language'
  | 'study'
  | 'studyPlace'
  | 'training'
  | 'trainingPlace'
  | 'family'
  | 'familyOfGerman'
  | 'familyEu'
  | 'visa'
  | 'extend'
  | 'change'
  | 'report'
  | 'open'
  | 'free'
  | 'advice'
  | 'prepare'

interface Said {
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
} & Readonly<Record<ToolLanguage, Said>>

/** Said below the outcome wherever its condition fits. */
export type Hint<Answers = Record<string, string>> = {
  readonly id: string
  readonly when: When<Answers>
  /** Only for people of these countries, or of one that is not listed. */
  readonly only?: readonly (CountryCode | 'other')[]
  /** Said below the outcome of a gate; all others stand below those of rows. */
  readonly atGate?: true
  readonly law: Bases
} & Texts

/** The answers for which a line of the plan holds: the journey of the result, the tool, and what was answered. */
export interface PlanWhen extends Readonly<Record<string, readonly string[] | undefined>> {
  readonly journey: readonly Journey[]
  readonly tool?: readonly ('you' | 'hire' | 'card')[]
}

/** Something that follows on a result: what it costs, how long it takes, a paper, an office. Without `law`, its figures are its source. */
export type PlanLine = {
  readonly id: string
  readonly when: PlanWhen
  readonly law?: Bases
} & Texts

/** Something to do, in its order; `takes` names the time that usually passes until it is done. */
export type PlanStep = PlanLine & { readonly takes?: FactName }

/** A period of the law, which begins with an event only the reader knows, or ends on the day of `on`. */
export type PlanPeriod = PlanLine & { readonly on?: FactName }

export type PlanOffice = PlanLine & { readonly link?: string }

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
export interface CardLine<Answers = Record<string, string>> {
  readonly id: string
  readonly when: When<Answers>
  readonly law: Bases
}

/** A line whose finding (`is`) the lines of later tables can ask for. */
export interface FindingLine<Answers = Record<string, string>, Found = string> extends CardLine<Answers> {
  readonly is: Found
}

/** Stops with an outcome, or goes on. */
export interface Gate<Answers = Record<string, string>, Ids extends PropertyKey = string>
  extends CardLine<Answers> {
  readonly outcome: Ids | null
}

/** Points of an answer: the certain ones, and the most where the law can be read in two ways. Nothing where null. */
export interface PointLine<Answers = Record<string, string>> extends CardLine<Answers> {
  readonly certain: FactName | null
  readonly atMost: FactName
}

export interface CardResult<Answers = Record<string, string>, Ids extends PropertyKey = string>
  extends CardLine<Answers> {
  readonly outcome: Ids
}

/** `rank`: 1 is the worst, 5 the best; a better answer never leads to a lower one. */
export type CardOutcome = Outcome & { readonly rank: 1 | 2 | 3 | 4 | 5 }

/** Something a person can do to count more; the cheapest stand first. */
export type PointsStep<Answers = Record<string, string>> = {
  readonly id: string
  readonly when: When<Answers>
  readonly change: string extends keyof Answers ? Readonly<Answers> : Readonly<Partial<Answers>>
} & Texts

/** Questions that stand under one heading. */
export type QuestionGroup<Id extends string = string> = {
  readonly questions: readonly Id[]
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
  readonly groups: readonly QuestionGroup[]
  readonly gates: readonly Gate[]
  readonly ways: readonly FindingLine[]
  readonly language: readonly FindingLine[]
  readonly points: readonly PointLine[]
  readonly results: readonly CardResult[]
  readonly outcomes: Readonly<Record<string, CardOutcome>>
  readonly hints: readonly Hint[]
  readonly steps: readonly PointsStep[]
}
