import type { ArticleEntry, ArticleLanguage } from '#src/content/article.ts'
import type { Locale } from '#src/site/locale.ts'
import type { ToolLanguage } from './law.ts'
import type { WordedPlan, WordedTool } from './worded.ts'

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

const pages = {
  you: {
    en: () => import('virtual:law/you/en'),
    de: () => import('virtual:law/you/de'),
    tr: () => import('virtual:law/you/tr'),
  },
  hire: {
    en: () => import('virtual:law/hire/en'),
    de: () => import('virtual:law/hire/de'),
    tr: () => import('virtual:law/hire/tr'),
  },
  card: {
    en: () => import('virtual:law/card/en'),
    de: () => import('virtual:law/card/de'),
    tr: () => import('virtual:law/card/tr'),
  },
}
const plans = {
  you: {
    en: () => import('virtual:plan/you/en'),
    de: () => import('virtual:plan/you/de'),
    tr: () => import('virtual:plan/you/tr'),
  },
  hire: {
    en: () => import('virtual:plan/hire/en'),
    de: () => import('virtual:plan/hire/de'),
    tr: () => import('virtual:plan/hire/tr'),
  },
  card: {
    en: () => import('virtual:plan/card/en'),
    de: () => import('virtual:plan/card/de'),
    tr: () => import('virtual:plan/card/tr'),
  },
}
const asked = {
  you: { en: () => import('virtual:asked/you/en'), de: () => import('virtual:asked/you/de') },
  hire: { en: () => import('virtual:asked/hire/en'), de: () => import('virtual:asked/hire/de') },
}

/** The tools of the law: the quick checks for people and for employers, and the points calculator. */
export type ToolName = keyof typeof pages

/** Tells whether a tool has this name. */
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
  (tool: keyof typeof pages) =>
  async ({ context: { locale } }: LoaderInput): Promise<ToolPage> =>
    (await pages[tool][locale]()).tool

/** A route loader that brings a tool in Turkish, inside the English interface. */
export const withTurkishTool = (tool: keyof typeof pages) => async (): Promise<ToolPage> =>
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
