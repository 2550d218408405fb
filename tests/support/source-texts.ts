import { toString as toText } from 'mdast-util-to-string'
import { elementsNamed } from '#build/articles/elements.ts'
import { ARTICLES, type ArticleFile, readArticle, readArticles } from '#build/articles/files.ts'
import { plainText } from '#build/articles/structure.ts'
import { unbroken } from '#src/content/citation.ts'
import { type Locale, localeOf } from '#src/site/locale.ts'

let readFiles: readonly ArticleFile[] | undefined

/** Returns every guide. Parses them once per worker, and only when needed, because parsing takes seconds. */
export function articleFiles(): readonly ArticleFile[] {
  readFiles ??= readArticles(ARTICLES)
  return readFiles
}

export function articleFileOn(path: string, locale: Locale) {
  const files = articleFiles().filter(
    ({ slug, also }) => path === `/information/${slug}` || also.includes(path),
  )
  const inLanguage = (wanted: string) => files.find(({ language }) => language === wanted)
  return { article: inLanguage(locale) ?? inLanguage('en') ?? inLanguage('tr'), inLanguage }
}

export function articleTexts(url: string): { onScreen: string[]; onPaper: string[] } {
  const [, slug] = /\/information\/(.+)/.exec(url) ?? []
  if (!slug) return { onScreen: [], onPaper: [] }
  const article = readArticle(ARTICLES, `${slug}.${localeOf(url)}.mdx`)
  const onScreen = [article.title, ...textsOf(article)]
  const unprinted = elementsNamed(article.tree, 'CallToAction').map((node) => unbroken(toText(node)))
  return { onScreen, onPaper: onScreen.filter((text) => !unprinted.includes(text)) }
}

const textsOf = ({ tree }: ArticleFile): string[] =>
  plainText(tree)
    .split('\n')
    .map(unbroken)
    .filter((text) => /\p{L}/u.test(text))
