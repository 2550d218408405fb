import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { parse as parseYaml } from 'yaml'
import { ContentError } from '#build/content-error.ts'
import type { Language } from '#contracts/values/language.ts'
import type { ArticleFrontmatter } from '#src/content/article.ts'
import { type ArticleFigures, resolveFigures } from './facts.ts'
import { articleFrontmatter } from './frontmatter.ts'

export const ARTICLES = path.resolve(import.meta.dirname, '../../src/content/articles')

export interface ArticleFile extends ArticleFrontmatter, ArticleFigures {
  file: string
  slug: string
  page: string
  language: Language
  tree: Root
}

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkFrontmatter)

/** Parses the source of a guide or a legal text, including its frontmatter. */
export const parseGuide = (source: string): Root => parser.parse(source)

/**
 * Reads every `<slug>.<language>.mdx` of a folder.
 *
 * @param parse must return a new tree for each call, because filling in figures changes the tree
 * @throws one error with a line for each article whose file name, frontmatter or figures are wrong
 */
export function readArticles(folder: string, parse = parseGuide): ArticleFile[] {
  const problems: string[] = []
  const articles = globSync('*.mdx', { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      try {
        return [readArticle(folder, file, parse)]
      } catch (error) {
        problems.push(`${file}: ${error instanceof Error ? error.message : error}`)
        return []
      }
    })
  if (problems.length > 0) throw new ContentError(['Faults in articles:', ...problems].join('\n- '))
  return articles
}

/** @throws if the file name, the frontmatter or a figure is wrong */
export function readArticle(folder: string, file: string, parse = parseGuide): ArticleFile {
  const [, slug, language] = /^([a-z0-9-]+)\.(en|de|tr)\.mdx$/.exec(file) ?? []
  if (!slug || !language) throw new Error('the name must be <slug>.<en|de|tr>.mdx')
  const tree = parse(readFileSync(path.join(folder, file), 'utf8'))
  const [first] = tree.children
  const parsed = articleFrontmatter.safeParse(first?.type === 'yaml' ? parseYaml(first.value) : undefined)
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
    )
  }
  const figures = resolveFigures(tree, language as Language)
  const { page = slug } = parsed.data
  return { ...parsed.data, ...figures, file, slug, page, language: language as Language, tree }
}
