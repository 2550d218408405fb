import type { Program } from 'estree'
import { valueToEstree } from 'estree-util-value-to-estree'
import GithubSlugger from 'github-slugger'
import type { Heading, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import { toString as toText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { ArticleFaq, TocEntry } from '#src/content/article.ts'
import { attributesOf } from './facts.ts'

/** Gives every heading its anchor, and the module the exports `toc` and `faqs`. Runs after the facts are filled in. */
export const remarkStructure = () => (tree: Root) => {
  const slugger = new GithubSlugger()
  const toc: TocEntry[] = []
  visit(tree, 'heading', (heading: Heading) => {
    const title = toText(heading)
    const id = slugger.slug(title)
    heading.data = { ...heading.data, hProperties: { id } }
    if (heading.depth === 2) toc.push({ id, title })
  })
  tree.children.push(exported('toc', toc), exported('faqs', faqsOf(tree)))
}

/** The questions of an article with their answers as plain text. */
export function faqsOf(tree: Root): ArticleFaq[] {
  const faqs: ArticleFaq[] = []
  visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
    if (element.name !== 'Faq') return
    const answer = element.children.map((child) => toText(child)).join(' ')
    faqs.push({ question: attributesOf(element).question ?? '', answer })
  })
  return faqs
}

/** The article as plain text, for counting and searching. */
export const plainText = (tree: Root): string =>
  tree.children
    .filter(({ type }) => type !== 'yaml')
    .map((child) => toText(child))
    .join('\n')

function exported(name: string, value: unknown): RootContent {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ExportNamedDeclaration',
        specifiers: [],
        attributes: [],
        source: null,
        declaration: {
          type: 'VariableDeclaration',
          kind: 'const',
          declarations: [
            {
              type: 'VariableDeclarator',
              id: { type: 'Identifier', name },
              init: valueToEstree(value),
            },
          ],
        },
      },
    ],
  }
  return { type: 'mdxjsEsm', value: '', data: { estree } }
}
