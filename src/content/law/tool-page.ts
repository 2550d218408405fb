import { load as asked } from 'virtual:law-modules/asked'
import { load as pages } from 'virtual:law-modules/law'
import { load as plans } from 'virtual:law-modules/plan'
import type { Tables } from '#contracts/tables/verdict.ts'
import type { ArticleEntry, ArticleLanguage } from '#src/content/article.ts'
import type { Locale } from '#src/site/locale.ts'
import type { Lead, Mark, PageWords, ToolLanguage } from './law.ts'
import type { Outcome, PointsStep, When } from './tools.ts'

/** A place where readers can read a rule. */
export interface Citation {
  readonly text: string
  readonly link?: string
}

type MarkedCitation = Citation & { readonly mark: Mark }

/** The law of a line of the tables, and in words the day from which it has held and, if it is over, its last. */
export interface WordedLine {
  readonly law: readonly MarkedCitation[]
  readonly since: string
  readonly until?: string
}

export interface WordedOutcome {
  readonly kind: Outcome['kind']
  readonly journey: Outcome['journey']
  readonly title: string
  readonly text: string
  readonly next: { readonly text: string; readonly to: string }
  readonly guides: readonly string[]
  readonly forAdvice: boolean
  /** Notes on its figures that readers must know before they rely on them. */
  readonly notices: readonly string[]
  /** The last day for which all its figures are known to hold (ISO). */
  readonly goodUntil: string | null
}

interface WordedOption {
  readonly id: string
  readonly text: string
  /** The last day for which its figures are known to hold (ISO). */
  readonly goodUntil?: string
}

interface WordedQuestion {
  readonly id: string
  readonly text: string
  readonly note?: string
  readonly options: readonly WordedOption[]
  /** Answers under a heading; with `behind`, only once that answer is chosen. */
  readonly groups?: readonly {
    readonly text: string
    readonly options: readonly string[]
    readonly behind?: string
  }[]
  /** The countries by their names, of a question for a country. */
  readonly countries?: readonly { readonly code: string; readonly name: string }[]
}

interface WordedHint {
  readonly id: string
  readonly when: When
  readonly only?: readonly string[]
  readonly atGate?: boolean
  /** States the figures of the year after those of the result. */
  readonly isNextYear?: true
  readonly text: string
  readonly law: readonly MarkedCitation[]
}

/** A tool in one language with its figures: all that a page needs of it. */
export interface WordedTool {
  readonly id: 'you' | 'hire' | 'card'
  readonly language: ToolLanguage
  readonly words: PageWords
  readonly lead: Lead
  readonly questions: readonly WordedQuestion[]
  readonly outcomes: Readonly<Record<string, WordedOutcome>>
  readonly hints: readonly WordedHint[]
  readonly lawAsOf: string
  readonly footer: string
  readonly effort: WordedEffort
  readonly tables: Tables
  readonly lines: Readonly<Record<string, WordedLine>>
  /** The questions that are asked as one sentence. */
  readonly sentence: readonly string[]
  /** The order of the questions in the list without script. */
  readonly listed: readonly string[]
  readonly groups: readonly { readonly title: string | null; readonly questions: readonly string[] }[]
  readonly steps?: readonly (Pick<PointsStep, 'id' | 'when' | 'change'> & { readonly text: string })[]
  /** The words for every number of points, from none. */
  readonly points?: readonly string[]
}

/** A line of the plan in one language; its sources are the pages of its figures and its law. */
export interface WordedPlanLine {
  readonly id: string
  readonly when: When
  readonly text: string
  readonly sources: readonly Citation[]
  readonly notices: readonly string[]
}

/** The time that a result takes, and its costs. */
export interface WordedEffort {
  readonly times: readonly WordedPlanLine[]
  readonly costs: readonly WordedPlanLine[]
}

/** A usual duration: from, to, and the unit. */
export interface Span {
  readonly least: number
  readonly most: number
  readonly unit: 'days' | 'weeks' | 'months' | 'years'
  readonly text: string
}

/** The steps after a result, with the papers and the offices. The German name of a paper stands beside its own. */
export interface WordedPlan {
  readonly steps: readonly (WordedPlanLine & { readonly takes?: Span })[]
  readonly periods: readonly (WordedPlanLine & { readonly on?: string })[]
  readonly papers: readonly (WordedPlanLine & { readonly german?: string })[]
  readonly offices: readonly (WordedPlanLine & { readonly german?: string; readonly link?: string })[]
}

/** A tool as its page shows it: in one language, with the titles of the guides that its outcomes name. */
export interface ToolPage extends WordedTool {
  readonly guides: Readonly<Record<string, { readonly title: string; readonly language: ArticleLanguage }>>
}

/** The sentence of a quick check as other pages ask it. */
export interface AskedTool {
  readonly id: WordedTool['id']
  /** The path of its page, without language. */
  readonly path: string
  readonly questions: readonly WordedTool['questions'][number][]
  readonly choose: string
  /** Stands for the countries that are chosen on the tool's page. */
  readonly otherCountry: string
  /** Introduces the answers of the question that `opens`, where the others are left out. */
  readonly wish: string
  readonly go: string
  /** The question whose answer opens a place in the list of the tool's page, where scripts are missing. */
  readonly opens: string | null
}

/** The tools of the law: the quick checks for people and for employers, and the points calculator. */
export type ToolName = WordedTool['id']

/** True for the name of a tool. */
export const isTool = (name: string | undefined): name is ToolName =>
  name !== undefined && Object.hasOwn(pages, name)

/** Steps, papers and offices of a tool, brought when somebody takes them along. */
export const loadPlan = async ({ id, language }: Pick<ToolPage, 'id' | 'language'>): Promise<WordedPlan> =>
  (await plans[id][language]()).plan

/** A tool in one of its languages. */
export const loadTool = async (tool: ToolName, language: ToolLanguage): Promise<ToolPage> =>
  (await pages[tool][language]()).tool

interface LoaderInput {
  context: { locale: Locale }
}

/** A route loader that brings a tool in the interface's language. */
export const withTool =
  (tool: ToolName) =>
  async ({ context: { locale } }: LoaderInput): Promise<ToolPage> =>
    (await pages[tool][locale]()).tool

/** A route loader that brings a tool in Turkish, inside the English interface. */
export const withTurkishTool = (tool: ToolName) => async (): Promise<ToolPage> =>
  (await pages[tool].tr()).tool

/** A route loader that brings the questions of a quick check beside a list of articles. */
export const withAsked =
  <Input extends LoaderInput>(
    tool: keyof typeof asked,
    loadArticles: (input: Input) => Promise<ArticleEntry[]>,
  ) =>
  async (input: Input): Promise<{ articles: ArticleEntry[]; asked: AskedTool }> => {
    const load = asked[tool][input.context.locale]
    const [articles, module] = await Promise.all([loadArticles(input), load()])
    return { articles, asked: module.tool }
  }
