import GithubSlugger from 'github-slugger'
import type { Heading, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import { toString as toText } from 'mdast-util-to-string'
import { CONTINUE, SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { parse as parseYaml } from 'yaml'
import type { ArticleFaq, ArticleFrontmatter, TocEntry } from '#src/content/article.ts'
import { unbroken } from '#src/content/citation.ts'
import { attributesOf, exported } from './elements.ts'
import { softHyphens } from './soft-hyphens.ts'

/**
 * Adds an anchor to every heading, and exports `toc` and `faqs`. Must run after `remarkFigures`, which fills in figures
 * in headings.
 */
export const remarkStructure = () => (tree: Root) => {
  const headings = headingsOf(tree)
  for (const { heading, id } of headings) heading.data = { ...heading.data, hProperties: { id } }
  const toc: TocEntry[] = headings
    .filter(({ heading }) => heading.depth === 2)
    .map(({ id, title }) => ({ id, title: unbroken(title) }))
  tree.children.push(exported('toc', toc), exported('faqs', faqsOf(tree)))
}

export const remarkChanges = () => (tree: Root) => {
  const changes = writtenFrontmatter(tree).changes ?? []
  tree.children.push(
    exported(
      'changes',
      changes.map(({ date, text }) => ({ date, text: unbroken(text) })),
    ),
  )
}

/** Returns the frontmatter without validating it, because `readArticles` does that. */
export function writtenFrontmatter(tree: Root): Partial<ArticleFrontmatter> {
  const [first] = tree.children
  return first?.type === 'yaml' ? parseYaml(first.value) : {}
}

/** Components that show attributes as text in narrow columns. */
const DRAWINGS: readonly (string | null)[] = ['Fork', 'Weights', 'Stones']

/**
 * Inserts soft hyphens into long German words of headings, tables, drawings and lists in lists. Must run after
 * `remarkStructure`, which derives anchors from the headings.
 */
export const remarkHyphens = () => (tree: Root, file: Pick<VFile, 'path'>) => {
  const [, language] = /\.(de|tr)\.mdx$/.exec(file.path) ?? []
  if (language !== 'de' && language !== 'tr') return
  visit(tree, (part, _, parent) => {
    const isDrawing = part.type === 'mdxJsxFlowElement' && DRAWINGS.includes(part.name)
    const isInner = part.type === 'list' && parent?.type === 'listItem'
    if (!isDrawing && !isInner && part.type !== 'heading' && part.type !== 'tableCell') return
    visit(part, 'text', (text) => {
      text.value = softHyphens(text.value, isDrawing || isInner ? 'narrow' : 'wide', language)
    })
    if (!isDrawing) return
    for (const attribute of part.attributes)
      if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string')
        attribute.value = softHyphens(attribute.value, 'narrow', language)
  })
}

/** Number of chapters that phones show in full. Later chapters are folded. */
const WHOLE_CHAPTERS = 3
/** Elements at the end of an article that belong to no chapter. */
const ENDINGS: readonly (string | null)[] = ['Sources', 'CallToAction']

/** Elements with which a folded chapter may begin, besides a paragraph. */
const OPENINGS: readonly (string | null)[] = ['Faq', 'Example']

const isOpening = (node: RootContent | undefined): boolean =>
  node?.type === 'paragraph' || (node?.type === 'mdxJsxFlowElement' && OPENINGS.includes(node.name))

/** Returns the positions, in `children`, of the headings of folded chapters. */
const foldedChapters = ({ children }: Root): number[] =>
  children
    .flatMap((node, index) => (node.type === 'heading' && node.depth === 2 ? [index] : []))
    .slice(WHOLE_CHAPTERS)

/** Returns the titles of folded chapters that do not begin with a paragraph or one of `OPENINGS`. */
export const emptyFoldedChapters = (tree: Root): string[] =>
  foldedChapters(tree)
    .filter((index) => !isOpening(tree.children[index + 1]))
    .map((index) => toText(tree.children[index] as Heading))

/** Moves each folded chapter into a `Rest` element, except its heading and first block. */
export const remarkRests = () => (tree: Root) => {
  for (const beginning of foldedChapters(tree).toReversed()) {
    const start = beginning + 2
    const end = tree.children.findIndex((node, index) => index >= start && endsChapter(node))
    const rest = tree.children.slice(start, end === -1 ? undefined : end)
    if (rest.length === 0) continue
    const heading = tree.children[beginning] as Heading
    tree.children.splice(start, rest.length, {
      type: 'mdxJsxFlowElement',
      name: 'Rest',
      attributes: [
        { type: 'mdxJsxAttribute', name: 'chapter', value: String(heading.data?.hProperties?.id) },
      ],
      children: rest as MdxJsxFlowElement['children'],
    })
  }
}

const endsChapter = (node: RootContent): boolean =>
  node.type === 'mdxjsEsm' ||
  (node.type === 'heading' && node.depth === 2) ||
  (node.type === 'mdxJsxFlowElement' && ENDINGS.includes(node.name))

export const remarkCitations = () => (tree: Root) =>
  visit(tree, 'text', (text) => {
    text.value = unbroken(text.value)
  })

export function headingsOf(tree: Root): { heading: Heading; id: string; title: string }[] {
  const slugger = new GithubSlugger()
  const headings: Heading[] = []
  visit(tree, 'heading', (heading) => void headings.push(heading))
  return headings.map((heading) => {
    const title = toText(heading)
    return { heading, id: slugger.slug(title), title }
  })
}

export function faqsOf(tree: Root): ArticleFaq[] {
  const faqs: ArticleFaq[] = []
  visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
    if (element.name !== 'Faq') return
    const answer = blocksOf({ type: 'root', children: element.children }).join(' ')
    faqs.push({ question: attributesOf(element).question ?? '', answer })
  })
  return faqs
}

/**
 * Returns an article as plain text, for counting and searching: one line per paragraph, heading, table cell, FAQ
 * question and box title.
 */
export const plainText = (tree: Root): string => blocksOf(tree).join('\n')

/** Returns `plainText` without the tables of federal states, in which a visitor reads only one row. */
export const readText = (tree: Root): string =>
  plainText({ ...tree, children: tree.children.filter((node) => !isLookedUp(node)) })

const isLookedUp = ({ data }: RootContent): boolean => data?.hProperties?.['data-rows'] !== undefined

/**
 * Returns the text of each block separately. `toText` of a whole table or list would join the words of adjacent cells
 * or items.
 */
function blocksOf(tree: Root): string[] {
  const blocks: string[] = []
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement') {
      const { question, title } = attributesOf(node)
      blocks.push(question ?? title ?? '')
    }
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return CONTINUE
    blocks.push(toText(node))
    return SKIP
  })
  return blocks.filter((block) => block !== '')
}
