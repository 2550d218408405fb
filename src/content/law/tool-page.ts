import { load as pages } from 'virtual:law-modules/law'
import { load as plans } from 'virtual:law-modules/plan'
import { load as sentenceForms } from 'virtual:law-modules/sentence-form'
import type { Length } from '#contracts/plan/length-of-time.ts'
import type { Tables } from '#contracts/tables/verdict.ts'
import { inLanguage, type Language } from '#contracts/values/language.ts'
import type { ArticleEntry } from '#src/content/article.ts'
import type { Lead, Mark, PageWords } from './law.ts'
import type { FormName, ToolName } from './tool-names.ts'
import type {
  Outcome,
  PlanFigure,
  PlanOffice,
  PlanPaper,
  PlanPeriod,
  PlanStep,
  PointsStep,
  When,
} from './tools.ts'

export interface Citation {
  readonly text: string
  readonly link?: string
}

type MarkedCitation = Citation & { readonly mark: Mark }

/**
 * Law behind a table row, with dates as text. `since` is the first day of the row's rule or, in the points calculator,
 * the first day on which all its rules are in force. `until` is the last day of the rule, if that day has passed.
 */
export interface LineTexts {
  readonly law: readonly MarkedCitation[]
  readonly since: string
  readonly until?: string
}

export interface OutcomeTexts {
  readonly kind: Outcome['kind']
  readonly journey: Outcome['journey']
  readonly title: string
  readonly text: string
  /** `mark`: says that its page is in another language. */
  readonly next: { readonly text: string; readonly to: string; readonly mark?: string }
  readonly guides: readonly string[]
  readonly forAdvice: boolean
  /** Content of the reader's plan: steps, or only papers. Without it, the result does not link to the plan. */
  readonly plan: 'steps' | 'papers' | null
  /** Notes on the outcome's figures. */
  readonly notices: readonly string[]
  /** Last day (ISO date) on which all figures of the outcome are known to be in force; null if no end is known. */
  readonly goodUntil: string | null
}

interface OptionTexts {
  readonly id: string
  readonly text: string
  /** Last day (ISO date) on which the figures in the text are known to be in force; absent if no end is known. */
  readonly goodUntil?: string
}

interface QuestionTexts {
  readonly id: string
  readonly text: string
  readonly note?: string
  /** Chapter that explains the words of the answers. */
  readonly help?: { readonly to: string; readonly text: string }
  readonly label?: string
  readonly options: readonly OptionTexts[]
  /** Answers that stand for several options, because these lead to the same result (`contracts/tables/questions.ts`). */
  readonly joined?: readonly OptionTexts[]
  /** Answers that are chosen in two steps: the group (`text`), then one of its options to the question `ask`. */
  readonly groups?: readonly {
    readonly id: string
    readonly text: string
    readonly options: readonly string[]
    readonly ask: string
    /** Text of such an answer outside its group, with the placeholder `{answer}`. */
    readonly whole?: string
  }[]
  /** Only for a question about a country. */
  readonly countries?: readonly { readonly code: string; readonly name: string }[]
  /** Codes of the countries above the others. */
  readonly oftenAsked?: readonly string[]
  /** Events whose days the plan counts, each linked behind the answer `behind`. */
  readonly events?: readonly { readonly id: string; readonly text: string; readonly behind: string }[]
}

interface HintTexts {
  readonly id: string
  readonly when: When
  readonly only?: readonly string[]
  readonly atGate?: boolean
  /** True if the text states figures for next year. Optional parts (in brackets) do not count. */
  readonly isNextYear?: true
  /** True if the note names a deadline that may run already. It is the first line of the result. */
  readonly deadline?: true
  readonly event?: string
  /** True for a note that the result shows directly below its buttons. */
  readonly first?: true
  readonly text: string
  readonly law: readonly MarkedCitation[]
}

export interface ToolTexts {
  readonly id: ToolName
  readonly language: Language
  readonly words: PageWords
  readonly lead: Lead
  readonly questions: readonly QuestionTexts[]
  readonly outcomes: Readonly<Record<string, OutcomeTexts>>
  readonly hints: readonly HintTexts[]
  readonly lawAsOf: string
  readonly footer: string
  readonly effort: EffortTexts
  readonly tables: Tables
  readonly lines: Readonly<Record<string, LineTexts>>
  /** Ids of the questions that form the opening sentence. */
  readonly sentence: readonly string[]
  /** Order of the questions (ids) in the decision tree for visitors without scripts, if it is not that of `questions`. */
  readonly listed?: readonly string[]
  readonly groups: readonly { readonly title: string | null; readonly questions: readonly string[] }[]
  readonly steps?: readonly (Pick<PointsStep, 'id' | 'when' | 'change'> & { readonly text: string })[]
  /** Texts for each number of points, starting at 0, such as "6 points". */
  readonly points?: readonly string[]
}

/** An item of a plan in one language, such as a step or a cost. `sources` cites law and the sources of figures. */
export interface PlanLineTexts {
  readonly id: string
  readonly when: When
  readonly text: string
  readonly sources: readonly Citation[]
  readonly notices: readonly string[]
}

/** The time or cost that a result shows large, such as "6–8 weeks", and what for. */
export type PlanFigureTexts = PlanLineTexts & Pick<PlanFigure, 'of' | 'way'> & { readonly figure: string }

export interface EffortTexts {
  /** The first of each kind that matches is shown. */
  readonly figures: readonly PlanFigureTexts[]
  readonly times: readonly PlanLineTexts[]
  readonly costs: readonly PlanLineTexts[]
}

/** The usual length of a step, with its text. Years are given in months. */
export type Span = Length & { readonly text: string }

export type PlanStepTexts = PlanLineTexts &
  Pick<PlanStep, 'owner' | 'kind' | 'after' | 'way' | 'counter' | 'by' | 'atMost' | 'embassy' | 'untimed'> & {
    readonly takes?: Span
  }
export type PlanPaperTexts = PlanLineTexts &
  Pick<PlanPaper, 'owner' | 'way' | 'withEmployer'> & {
    readonly german: string
  }
export type PlanPeriodTexts = PlanLineTexts & Pick<PlanPeriod, 'owner' | 'event'>
export type PlanOfficeTexts = PlanLineTexts & Pick<PlanOffice, 'owner' | 'link'> & { readonly german: string }

/** The plan after a result. `german` is the German name of a paper or an office, in every language. */
export interface PlanTexts {
  readonly steps: readonly PlanStepTexts[]
  readonly periods: readonly PlanPeriodTexts[]
  readonly papers: readonly PlanPaperTexts[]
  readonly offices: readonly PlanOfficeTexts[]
}

export interface ToolPage extends ToolTexts {
  readonly guides: Readonly<Record<string, { readonly title: string; readonly language: Language }>>
}

export interface SentenceForm {
  readonly id: ToolTexts['id']
  /** Path of the tool's page, without a language prefix. */
  readonly path: string
  readonly questions: readonly ToolTexts['questions'][number][]
  readonly choose: string
  /** Text of the option for countries that the form does not list. The tool's page lists them. */
  readonly otherCountry: string
  /** Text above the links that visitors without scripts see instead of the form. */
  readonly wish: string
  readonly go: string
  /** Id of the question whose answers are the links for visitors without scripts; null if there are no such links. */
  readonly opens: string | null
}

export const loadPlan = async ({ id, language }: Pick<ToolPage, 'id' | 'language'>): Promise<PlanTexts> =>
  (await plans[id][language]()).plan

export const loadTool = async (tool: ToolName, language: Language): Promise<ToolPage> =>
  (await pages[tool][language]()).tool

interface LoaderInput {
  context: { locale: Language }
}

export const withTool =
  (tool: ToolName) =>
  async ({ context: { locale } }: LoaderInput): Promise<ToolPage> =>
    (await pages[tool][locale]()).tool

export const withSentenceForm =
  <Input extends LoaderInput>(tool: FormName, loadArticles: (input: Input) => Promise<ArticleEntry[]>) =>
  async (input: Input): Promise<{ articles: ArticleEntry[]; sentenceForm: SentenceForm }> => {
    const load = inLanguage(sentenceForms[tool], input.context.locale)
    const [articles, module] = await Promise.all([loadArticles(input), load()])
    return { articles, sentenceForm: module.tool }
  }
