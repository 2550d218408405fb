import mdx from '@mdx-js/rollup'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import type { Plugin } from 'vite'
import { ContentError } from '#build/content-error.ts'
import { readLaw } from '#build/law/read.ts'
import { lawFacts } from '#build/law/texts.ts'
import { LANGUAGES, type Language } from '#contracts/values/language.ts'
import { languagesOf } from '#contracts/values/page-address.ts'
import type { ArticleEntry } from '#src/content/article.ts'
import { remarkFigures } from './facts.ts'
import { ARTICLES, type ArticleFile, readArticles } from './files.ts'
import { ANSWERS_FILE, GLOSSARY_FILE, questionFiles } from './glossary.ts'
import { formProblems } from './guide-form.ts'
import { changesFacts, lawChangeTexts } from './law-changes.ts'
import { overdueWarning } from './overdue-facts.ts'
import { articleProblems, routePaths } from './rules.ts'
import { searchIndex } from './search.ts'
import { remarkChanges, remarkCitations, remarkHyphens, remarkRests, remarkStructure } from './structure.ts'

const MDX_STEPS = [
  remarkFrontmatter,
  remarkGfm,
  remarkFigures,
  remarkChanges,
  remarkStructure,
  remarkHyphens,
  remarkCitations,
  remarkRests,
]
const LAW_CHANGES = 'virtual:law-changes'
/** Languages of the pages that show the modules of a kind. */
const MODULES = {
  articles: LANGUAGES,
  featured: languagesOf('/'),
  'search-index': languagesOf('/information'),
}
const KINDS = Object.keys(MODULES).join('|')
const MODULE = new RegExp(`^virtual:(${KINDS})/(${LANGUAGES.join('|')})$`)
const LOADERS = new RegExp(`^virtual:article-modules/(${KINDS})$`)

/**
 * Serves the articles as modules. A fault in any file fails the build, and the error names the file.
 *
 * - Each MDX file also exports `toc`, `faqs`, `dates`, `changes` and `keyFigures`.
 * - `virtual:articles/<language>` lists the articles for one language.
 * - `virtual:featured/<language>` lists only the featured articles.
 * - `virtual:search-index/<language>` is the search index.
 * - `virtual:article-modules/<kind>` exports a loader for each module of a kind.
 * - `virtual:law-changes` lists the changes to the law.
 */
export function articles(folder = ARTICLES): Plugin[] {
  let files: ArticleFile[] | undefined
  const read = () => {
    files ??= checkArticles(readArticles(folder))
    return files
  }
  return [
    {
      name: 'articles',
      resolveId: (id) => (MODULE.test(id) || LOADERS.test(id) ? `\0${id}` : undefined),
      load(id) {
        const [, loaded] = LOADERS.exec(id.slice(1)) ?? []
        if (loaded) return loadersOf(loaded as keyof typeof MODULES)
        const [, kind, language] = MODULE.exec(id.slice(1)) ?? []
        if (!kind) return undefined
        for (const { file } of read()) this.addWatchFile(`${folder}/${file}`)
        for (const file of [GLOSSARY_FILE, ANSWERS_FILE, ...questionFiles()]) this.addWatchFile(file)
        const chosen = entriesFor(read(), language as Language)
        const list = () => chosen.map(withoutText)
        const modules: Record<string, () => string | Promise<string>> = {
          articles: () => `export const articles = ${JSON.stringify(list())}`,
          featured: () =>
            `export const articles = ${JSON.stringify(list().filter(({ featured }) => featured))}`,
          'search-index': async () =>
            `export const index = ${JSON.stringify(await searchIndex(chosen, read(), language as Language))}`,
        }
        return modules[kind]?.()
      },
      watchChange: () => {
        files = undefined
      },
    },
    {
      name: 'law-changes',
      resolveId: (id) => (id === LAW_CHANGES ? `\0${LAW_CHANGES}` : undefined),
      load: (id) =>
        id === `\0${LAW_CHANGES}` ? `export const changes = ${JSON.stringify(lawChangeTexts())}` : undefined,
    },
    {
      name: 'overdue-facts',
      apply: 'build',
      buildStart() {
        const warning = overdueWarning(new Date(), [...read(), lawFacts(readLaw()), changesFacts()])
        if (warning && this.environment.name === 'client') this.warn(warning)
      },
    },
    {
      enforce: 'pre',
      ...(mdx({ include: /\/src\/content\/articles\/.*\.mdx$/, remarkPlugins: MDX_STEPS }) as Plugin),
    },
  ]
}

function loadersOf(kind: keyof typeof MODULES): string {
  const loaders = MODULES[kind].map((language) => `${language}: () => import('virtual:${kind}/${language}')`)
  return `export const load = { ${loaders.join(', ')} }`
}

function checkArticles(files: ArticleFile[]): ArticleFile[] {
  const problems = [...articleProblems(files, routePaths()), ...formProblems(files)]
  if (problems.length > 0) throw new ContentError(['Faults in articles:', ...problems].join('\n- '))
  return files
}

/**
 * Chooses one version of each article: in the given language, else in English, else in any language. Omits the English
 * version of a page that has a text of its own in the language. Sorts featured articles first, then by date of
 * publication, newest first.
 */
export function entriesFor(files: readonly ArticleFile[], wanted: Language): ArticleFile[] {
  const bySlug = Map.groupBy(files, ({ slug }) => slug)
  const own = new Set(files.flatMap(({ language, page }) => (language === wanted ? [page] : [])))
  return [...bySlug.values()]
    .flatMap(
      (versions) =>
        versions.find(({ language }) => language === wanted) ??
        versions.find(({ language }) => language === 'en') ??
        versions[0] ??
        [],
    )
    .filter(({ language, translated, page }) => language === wanted || !translated || !own.has(page))
    .toSorted(
      (one, other) =>
        Number(other.featured) - Number(one.featured) ||
        other.published.localeCompare(one.published) ||
        one.slug.localeCompare(other.slug),
    )
}

const withoutText = ({
  tree: _tree,
  file: _file,
  facts: _facts,
  dates: _dates,
  changes: _changes,
  keyFigures: _keyFigures,
  ...entry
}: ArticleFile): ArticleEntry => entry
