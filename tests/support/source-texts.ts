import { toString as toText } from 'mdast-util-to-string'
import { elementsNamed } from '#build/articles/elements.ts'
import { ARTICLES, type ArticleFile, readArticle, readArticles } from '#build/articles/files.ts'
import { plainText } from '#build/articles/structure.ts'
import type { Language } from '#contracts/values/language.ts'
import { pathLanguage, withoutLanguage } from '#contracts/values/path-language.ts'
import { unbroken } from '#src/content/citation.ts'

let readFiles: readonly ArticleFile[] | undefined

/** Returns every guide. Parses them once per worker, and only when needed, because parsing takes seconds. */
export function articleFiles(): readonly ArticleFile[] {
  readFiles ??= readArticles(ARTICLES)
  return readFiles
}

export const articleFileOn = (path: string, wanted: Language): ArticleFile | undefined =>
  articleFiles().find(
    ({ page, also, language }) =>
      language === wanted && (path === `/information/${page}` || also.includes(path)),
  )

export function articleTexts(url: string): { onScreen: string[]; onPaper: string[] } {
  const found = articleFileOn(withoutLanguage(url), pathLanguage(url))
  if (!found) return { onScreen: [], onPaper: [] }
  const article = readArticle(ARTICLES, found.file)
  const onScreen = [article.title, ...textsOf(article)]
  const unprinted = elementsNamed(article.tree, 'CallToAction').map((node) => unbroken(toText(node)))
  return { onScreen, onPaper: onScreen.filter((text) => !unprinted.includes(text)) }
}

const textsOf = ({ tree }: ArticleFile): string[] =>
  plainText(tree)
    .split('\n')
    .map(unbroken)
    .filter((text) => /\p{L}/u.test(text))
