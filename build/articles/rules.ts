import { globSync } from 'node:fs'
import path from 'node:path'
import { visit } from 'unist-util-visit'
import { LANGUAGES } from '#contracts/values/language.ts'
import { languagesOf } from '#contracts/values/page-address.ts'
import { site } from '#src/site/site.ts'
import { attributesOf } from './elements.ts'
import type { ArticleFile } from './files.ts'
import { emptyFoldedChapters, headingsOf, readText } from './structure.ts'

const WORDS_A_MINUTE = 200
const TOLERANCE_MINUTES = 2

/** Page that answers native form posts. Only the functions serve it, so articles cannot link to it. */
const UNPUBLISHED = 'answer.tsx'

export const routePaths = (): string[] =>
  globSync('*.tsx', { cwd: path.resolve(import.meta.dirname, '../../src/routes') })
    .filter((file) => !file.startsWith('__') && !file.includes('$') && file !== UNPUBLISHED)
    .map(
      (file) =>
        `/${file
          .replace(/\.tsx$/, '')
          .replace(/(^|\.)index$/, '')
          .replaceAll('.', '/')}`,
    )

/**
 * Checks ids, translations, languages, reading times, links, people, key figures, folded chapters and tags.
 *
 * @returns a sentence per problem, starting with the file name
 */
export function articleProblems(articles: readonly ArticleFile[], knownPaths: readonly string[]): string[] {
  const paths = new Set([
    ...knownPaths,
    ...articles.flatMap(({ page, also }) => [`/information/${page}`, ...also]),
  ])
  return [
    ...articles.flatMap((article) => [
      ...idProblems(article, articles),
      ...translationProblems(article, articles),
      ...readTimeProblems(article),
      ...linkProblems(article, paths),
      ...personProblems(article),
      ...keyFigureProblems(article),
      ...chapterProblems(article),
    ]),
    ...tagProblems(articles),
    ...languageProblems(articles),
  ]
}

function idProblems({ file, id, slug }: ArticleFile, articles: readonly ArticleFile[]): string[] {
  const clash = articles.find((other) => (other.id === id) !== (other.slug === slug))
  return clash ? [`${file}: the id "${id}" and the slug must name the same article as in ${clash.file}`] : []
}

function translationProblems(
  { file, slug, language, translated }: ArticleFile,
  articles: readonly ArticleFile[],
) {
  const others = articles.filter((other) => other.slug === slug && other.language !== language)
  if (translated && others.length === 0) {
    return [`${file}: the translation is missing; write it, or set "translated: false"`]
  }
  if (!translated && others.length > 0)
    return [`${file}: "translated: false", but there is ${others[0]?.file}`]
  return []
}

/** Compares the languages of each page with those in `contracts/values/page-address.ts`, which knows no files. */
function languageProblems(articles: readonly ArticleFile[]): string[] {
  return [...Map.groupBy(articles, ({ page }) => page)].flatMap(([page, versions]) => {
    const written = LANGUAGES.filter((wanted) => versions.some(({ language }) => language === wanted)).join(
      ', ',
    )
    const named = languagesOf(`/information/${page}`).join(', ')
    return written === named
      ? []
      : [`/information/${page} is written in ${written}, but contracts/values/page-address.ts names ${named}`]
  })
}

function readTimeProblems({ file, readTime, readTimeIsGiven, tree }: ArticleFile): string[] {
  if (readTimeIsGiven) return []
  const counted = readText(tree).split(/\s+/).length / WORDS_A_MINUTE
  return Math.abs(counted - readTime) > TOLERANCE_MINUTES
    ? [`${file}: readTime is ${readTime}, but its words take ${counted.toFixed(1)} minutes`]
    : []
}

const chapterProblems = ({ file, tree }: ArticleFile): string[] =>
  emptyFoldedChapters(tree).map(
    (title) =>
      `${file}: a phone folds the chapter "${title}", so it must begin with a paragraph, a <Faq> or an <Example>`,
  )

function linkProblems({ file, backLink, tree }: ArticleFile, paths: ReadonlySet<string>): string[] {
  const links = [backLink]
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') links.push(node.url)
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const { to, href } = attributesOf(node)
      links.push(...[to, href].filter((link) => link !== undefined))
    }
  })
  const known = new Set([...paths, ...headingsOf(tree).map(({ id }) => `#${id}`)])
  return links
    .filter((link) => !/^(https:|mailto:)/.test(link))
    .filter((link) => !known.has(link.startsWith('#') ? link : (link.split('#')[0] ?? '')))
    .map((link) => `${file}: the link ${link} leads nowhere`)
}

function personProblems({ file, author, reviewer }: ArticleFile): string[] {
  return [author, reviewer].flatMap((key) =>
    key === undefined || key in site.people ? [] : [`${file}: site.people has no "${key}"`],
  )
}

function keyFigureProblems({ file, keyFigures, facts }: ArticleFile): string[] {
  return keyFigures
    .filter(({ fact }) => !facts.includes(fact))
    .map(({ fact }) => `${file}: the key figure "${fact}" does not stand in the text`)
}

function tagProblems(articles: readonly ArticleFile[]): string[] {
  const spellings = new Map<string, { tag: string; file: string }>()
  return articles.flatMap(({ file, tags }) =>
    tags.flatMap((tag) => {
      const key = tag.toLocaleLowerCase('en').replace(/[^\p{L}\p{N}]/gu, '')
      const known = spellings.get(key)
      if (!known) spellings.set(key, { tag, file })
      return known && known.tag !== tag
        ? [`${file}: the tag "${tag}" is spelt "${known.tag}" in ${known.file}`]
        : []
    }),
  )
}
