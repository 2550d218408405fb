import path from 'node:path'
import type { Plugin } from 'vite'
import { ARTICLES, type ArticleFile, readArticles } from '#build/articles/files.ts'
import { softHyphens } from '#build/articles/soft-hyphens.ts'
import { type Language, MAIN_LANGUAGES } from '#contracts/values/language.ts'
import { TOOL_PATHS } from '#contracts/values/page-address.ts'
import { unbroken } from '#src/content/citation.ts'
import { TOOL_LANGUAGES } from '#src/content/law/law.ts'
import { TOOL_NAMES, TOOLS, type ToolName } from '#src/content/law/tool-names.ts'
import type { SentenceForm, ToolPage, ToolTexts } from '#src/content/law/tool-page.ts'
import type { Law } from '#src/content/law/tools.ts'
import { stateQuestion } from '#src/content/state-names.ts'
import { loadCheckedLaw } from './checks.ts'
import { endedRulings } from './ended.ts'
import { localizePlan, localizePlanPage } from './plan-texts.ts'
import { LAW, openLaw } from './read.ts'
import { writeLawSchemas } from './schemas.ts'
import { localizeAnyTool } from './tool-texts.ts'

const FORMS = TOOL_NAMES.filter((name) => 'hasForm' in TOOLS[name])
const MODULES = {
  law: { tools: TOOL_NAMES, languages: TOOL_LANGUAGES },
  plan: { tools: TOOL_NAMES, languages: TOOL_LANGUAGES },
  'sentence-form': { tools: FORMS, languages: MAIN_LANGUAGES },
  'sentence-questions': { tools: ['you'], languages: TOOL_LANGUAGES },
} as const
type Kind = keyof typeof MODULES
const KINDS = Object.keys(MODULES).join('|')
const MODULE = new RegExp(`^virtual:(${KINDS})/(${TOOL_NAMES.join('|')})/(${TOOL_LANGUAGES.join('|')})$`)
const PAGE = new RegExp(`^virtual:plan-page/(${TOOL_LANGUAGES.join('|')})$`)
const LOADERS = new RegExp(`^virtual:law-modules/(${KINDS}|plan-page)$`)

/**
 * Serves the law as modules with figures filled in, one for each tool and language in `MODULES`.
 *
 * - `virtual:law/<tool>/<language>` has the data of a tool's page.
 * - `virtual:plan/…` has what a visitor needs after a result: steps, periods, papers and offices.
 * - `virtual:plan-page/<language>` has the words and events of the plan's page.
 * - `virtual:sentence-form/…` has the questions of the opening sentence, for forms on other pages.
 * - `virtual:sentence-questions/…` has the same questions with every country, plus a question about the federal state.
 * - `virtual:law-modules/<kind>` exports a loader for each module of a kind.
 */
export function law(): Plugin {
  let articles: ArticleFile[] | undefined
  let current: Law | undefined
  return {
    name: 'law',
    buildStart() {
      current ??= readWithSchemas()
      const ended = endedRulings(current.tools)
      if (ended.startsWith('Rules') && this.environment.name === 'client') this.warn(ended)
    },
    resolveId: (id) => ([MODULE, PAGE, LOADERS].some((name) => name.test(id)) ? `\0${id}` : undefined),
    load(module) {
      const loaders = LOADERS.exec(module.slice(1))?.[1]
      if (loaders) return loadersOf(loaders as Kind | 'plan-page')
      const page = PAGE.exec(module.slice(1))?.[1] as Language | undefined
      if (page) {
        current ??= loadCheckedLaw()
        return exported('page', localizePlanPage(current, page), page)
      }
      const [, kind, tool, language] = MODULE.exec(module.slice(1)) ?? []
      if (!kind) return undefined
      current ??= loadCheckedLaw()
      articles ??= readArticles(ARTICLES)
      const { name, content } = contentOf(
        current,
        articles,
        kind as Kind,
        tool as ToolName,
        language as Language,
      )
      return exported(name, content, language as Language)
    },
    watchChange() {
      articles = undefined
      current = undefined
    },
    hotUpdate({ file, modules }) {
      if (!file.endsWith('.yaml') || path.relative(LAW, file).startsWith('..')) return undefined
      current = undefined
      const { idToModuleMap } = this.environment.moduleGraph
      const written = [...idToModuleMap].flatMap(([id, module]) =>
        MODULE.test(id.slice(1)) || PAGE.test(id.slice(1)) ? [module] : [],
      )
      return [...modules, ...written]
    },
  }
}

function readWithSchemas(): Law {
  const opened = openLaw()
  writeLawSchemas(opened)
  return loadCheckedLaw(opened)
}

const exported = (name: string, content: object, language: Language): string =>
  `export const ${name} = ${JSON.stringify(content, language === 'de' ? hyphenate : bindLawNumbers)}`

function loadersOf(kind: Kind | 'plan-page'): string {
  if (kind === 'plan-page')
    return `export const load = { ${TOOL_LANGUAGES.map((language) => `${language}: () => import('virtual:plan-page/${language}')`).join(', ')} }`
  const { tools, languages } = MODULES[kind]
  const loaders = tools.map(
    (tool) =>
      `${tool}: { ${languages.map((language) => `${language}: () => import('virtual:${kind}/${tool}/${language}')`).join(', ')} }`,
  )
  return `export const load = { ${loaders.join(', ')} }`
}

function contentOf(
  law: Law,
  articles: readonly ArticleFile[],
  kind: Kind,
  id: ToolName,
  language: Language,
): { name: string; content: object } {
  if (kind === 'plan') return { name: 'plan', content: localizePlan(law, id, language) }
  const worded = localizeAnyTool(law, id, language)
  if (kind === 'sentence-questions')
    return { name: 'questions', content: [...sentenceQuestions(worded), stateQuestion(worded.language)] }
  return { name: 'tool', content: kind === 'law' ? pageOf(worded, articles) : sentenceFormOf(worded) }
}

const isShown = (key: string, value: unknown): value is string =>
  typeof value === 'string' && (key === 'text' || key === 'title')

/** Replacer for `JSON.stringify` that prevents line breaks inside citations in displayed texts. */
const bindLawNumbers = (key: string, value: unknown): unknown =>
  isShown(key, value) ? unbroken(value) : value

/** Replacer for German texts: applies `bindLawNumbers`, and inserts soft hyphens into long words. */
const hyphenate = (key: string, value: unknown): unknown =>
  isShown(key, value) ? softHyphens(unbroken(value), 'wide') : value

/**
 * Returns the data of a tool's page: its texts, and the titles of the linked guides. A title is in the tool's language,
 * else in English, else in any language.
 */
function pageOf(worded: ToolTexts, articles: readonly ArticleFile[]): ToolPage {
  const slugs = new Set(Object.values(worded.outcomes).flatMap(({ guides }) => guides))
  const guides = [...slugs].map((slug) => {
    const versions = articles.filter((article) => article.page === slug)
    const { title, language } =
      versions.find((version) => version.language === worded.language) ??
      versions.find((version) => version.language === 'en') ??
      versions[0] ??
      {}
    if (!title || !language)
      throw new Error(`The outcomes of the law name the guide "${slug}", which does not exist.`)
    return [slug, { title, language }]
  })
  return { ...worded, guides: Object.fromEntries(guides) }
}

const sentenceQuestions = ({ questions, sentence }: ToolTexts) =>
  sentence
    .flatMap((part) => questions.filter(({ id }) => id === part))
    .map(({ note: _, label: __, help: ___, ...question }) => question)

/**
 * Returns the data of the form that asks the questions of the opening sentence. The form offers only the countries in
 * `oftenAsked`.
 */
function sentenceFormOf(worded: ToolTexts): SentenceForm {
  const { id, sentence, words } = worded
  const [first] = worded.questions
  return {
    id,
    path: TOOL_PATHS[id],
    questions: sentenceQuestions(worded).map(({ countries, oftenAsked, ...question }) => ({
      ...question,
      ...(countries && { countries: countries.filter(({ code }) => oftenAsked?.includes(code)) }),
    })),
    choose: words.choose,
    otherCountry: words.otherCountry,
    wish: words.wish,
    go: words.go,
    opens: first && !first.countries && sentence.includes(first.id) ? first.id : null,
  }
}
