import hyphen from 'hyphen/de/index.js'
import type { Plugin } from 'vite'
import { ARTICLES, type ArticleFile, readArticles } from '#build/articles/files.ts'
import { unbroken } from '#src/content/citation.ts'
import { OFTEN_ASKED } from '#src/content/law/countries.ts'
import type { Check, ToolLanguage } from '#src/content/law/law.ts'
import type { AskedTool, ToolPage } from '#src/content/law/tool-page.ts'
import { type LawTools, TOOLS } from '#src/content/law/tools.ts'
import { type WordedTool, wordedCard, wordedCheck, wordedPlan } from '#src/content/law/worded.ts'
import { stateQuestion } from '#src/content/state-names.ts'
import { endedRulings } from './ended.ts'

const MODULE = /^virtual:(law|plan|asked|said)\/(you|hire|card)\/(en|de|tr)$/

/**
 * The tools of the law as modules, each in one language with its figures filled in: `virtual:law/<tool>/<language>`,
 * all that its page needs; `virtual:plan/<tool>/<language>`, steps, papers and offices; `virtual:asked/<tool>/<language>`,
 * its questions alone, for a form that links there; `virtual:said/<tool>/<language>`, the same with every country
 * and the German states, for the line that repeats what was said.
 */
export function law(tools: LawTools = TOOLS): Plugin {
  let articles: ArticleFile[] | undefined
  const read = () => {
    articles ??= readArticles(ARTICLES)
    return articles
  }
  return {
    name: 'law',
    buildStart() {
      const ended = endedRulings(tools)
      if (ended.startsWith('Rules') && this.environment.name === 'client') this.warn(ended)
    },
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : undefined),
    load(module) {
      const [, kind, tool, language] = MODULE.exec(module.slice(1)) ?? []
      if (!kind) return undefined
      const written = (name: string, content: object) =>
        `export const ${name} = ${JSON.stringify(content, language === 'de' ? brokenWell : unbrokenLaw)}`
      const id = tool as keyof LawTools
      if (kind === 'plan') return written('plan', wordedPlan(tools[id], language as ToolLanguage))
      const worded = wordedTool(tools, id, language as ToolLanguage)
      if (kind === 'said')
        return written('questions', [...questionsSaid(worded), stateQuestion(worded.language)])
      return written(
        'tool',
        kind === 'law' ? pageOf(worded, read()) : askedOf(worded, tools[id as Check['id']]),
      )
    },
    watchChange: () => {
      articles = undefined
    },
  }
}

/** A German word that may be longer than a line of large text on a phone. */
const LONG_WORD = /\p{L}{15,}/gu

const isShown = (key: string, value: unknown): value is string =>
  typeof value === 'string' && (key === 'text' || key === 'title')

/** Keeps the numbers of a law on the line of their sign, in every text that readers see. */
const unbrokenLaw = (key: string, value: unknown): unknown => (isShown(key, value) ? unbroken(value) : value)

/** The same of German texts, whose long words may break at soft hyphens. */
const brokenWell = (key: string, value: unknown): unknown =>
  isShown(key, value)
    ? unbroken(value).replace(LONG_WORD, (word) =>
        hyphen.hyphenateSync(word, { hyphenChar: '\u00ad', minWordLength: 2 }),
      )
    : value

const wordedTool = (tools: LawTools, id: keyof LawTools, language: ToolLanguage): WordedTool =>
  id === 'card' ? wordedCard(tools.card, language) : wordedCheck(tools[id], language)

/** Brings the titles of the guides that its outcomes name, in the tool's language where they exist in it, else in English. */
function pageOf(worded: WordedTool, articles: readonly ArticleFile[]): ToolPage {
  const slugs = new Set(Object.values(worded.outcomes).flatMap(({ guides }) => guides))
  const guides = [...slugs].map((slug) => {
    const versions = articles.filter((article) => article.slug === slug)
    const { title, language } =
      versions.find((version) => version.language === worded.language) ??
      versions.find((version) => version.language === 'en') ??
      versions[0] ??
      {}
    if (!title || !language)
      throw new Error(`The outcomes of the law name the guide "${slug}", which is none.`)
    return [slug, { title, language }]
  })
  return { ...worded, guides: Object.fromEntries(guides) }
}

/** The questions of the sentence. */
const questionsSaid = ({ questions, sentence }: WordedTool) =>
  questions.filter(({ id }) => sentence.includes(id)).map(({ note: _, ...question }) => question)

/** The sentence alone, with the most frequent countries. */
function askedOf(worded: WordedTool, { path, listed }: Check): AskedTool {
  const { id, sentence, words } = worded
  const [first = ''] = listed
  return {
    id,
    path,
    questions: questionsSaid(worded).map(({ countries, ...question }) => ({
      ...question,
      ...(countries && { countries: countries.filter(({ code }) => OFTEN_ASKED.includes(code)) }),
    })),
    choose: words.choose,
    otherCountry: words.otherCountry,
    wish: words.wish,
    go: words.go,
    opens: sentence.includes(first) ? first : null,
  }
}
