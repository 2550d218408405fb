import { toString as toText } from 'mdast-util-to-string'
import { elementsNamed } from '#build/articles/elements.ts'
import { ARTICLES, type ArticleFile, readArticles } from '#build/articles/files.ts'
import { plainText } from '#build/articles/structure.ts'
import { unbroken } from '#src/content/citation.ts'
import { type Locale, localeOf, withoutLocale } from '#src/site/locale.ts'

let readFiles: readonly ArticleFile[] | undefined

/** Returns every guide. Parses them once per worker, and only when needed, because it takes seconds. */
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
  if (!/\/information\/./.test(url)) return { onScreen: [], onPaper: [] }
  const { article } = articleFileOn(withoutLocale(url), localeOf(url))
  const onScreen = article ? [article.title, ...textsOf(article)] : []
  const unprinted = article
    ? elementsNamed(article.tree, 'CallToAction').map((node) => unbroken(toText(node)))
    : []
  return { onScreen, onPaper: onScreen.filter((text) => !unprinted.includes(text)) }
}

const textsOf = ({ tree }: ArticleFile): string[] =>
  plainText(tree)
    .split('\n')
    .map(unbroken)
    .filter((text) => /\p{L}/u.test(text))
