import mdx from '@mdx-js/rollup'
import type { Heading, Root, RootContent, Yaml } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import { toString as toText } from 'mdast-util-to-string'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import type { VFile } from 'vfile'
import type { Plugin } from 'vite'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import { unbroken } from '#src/content/citation.ts'
import type { LegalFrontmatter, LegalSection } from '#src/content/legal-text.ts'
import { exported } from './elements.ts'
import { remarkCitations } from './structure.ts'

const frontmatter = z.strictObject({ changed: z.iso.date() }) satisfies z.ZodType<LegalFrontmatter>

/** Compiles each MDX file of `src/content/legal` to a module that also exports `sections` and `frontmatter`. */
export const legalTexts = (): Plugin => ({
  ...(mdx({
    include: /\/src\/content\/legal\/[^/]+\.mdx$/,
    remarkPlugins: [remarkFrontmatter, remarkGfm, remarkSections, remarkCitations],
  }) as Plugin),
  name: 'legal-texts',
  enforce: 'pre',
})

/**
 * Wraps each chapter, including its heading, in a `<section>`. The heading must end with an MDX comment that contains
 * its anchor, such as `#rights`.
 *
 * @throws on text before the first heading, a missing or duplicate anchor, or invalid frontmatter
 */
export const remarkSections = () => (tree: Root, file: Pick<VFile, 'path'>) => {
  const [first, ...content] = tree.children
  const parsed = frontmatter.safeParse(first?.type === 'yaml' ? parseYaml((first as Yaml).value) : {})
  if (!parsed.success) throw new Error(`${file.path}: ${z.prettifyError(parsed.error)}`)

  const sections: LegalSection[] = []
  const chapters: MdxJsxFlowElement[] = []
  for (const node of content) {
    if (node.type === 'heading' && node.depth === 2) {
      const section = sectionOf(node)
      if (!section || sections.some(({ id }) => id === section.id)) {
        throw new Error(
          `${file.path}: "${toText(node)}" needs an anchor of its own, such as {/* #rights */}, after the heading`,
        )
      }
      sections.push(section)
      chapters.push(chapter(section))
    } else {
      const open = chapters.at(-1)
      if (!open) throw new Error(`${file.path}: a legal text must start with a heading (##)`)
      open.children.push(node as MdxJsxFlowElement['children'][number])
    }
  }
  tree.children = [...chapters, exported('sections', sections), exported('frontmatter', parsed.data)]
}

function sectionOf({ children }: Heading): LegalSection | undefined {
  const anchor = children.at(-1)
  const [, id] = (anchor?.type === 'mdxTextExpression' && /^\/\* #([a-z-]+) \*\/$/.exec(anchor.value)) || []
  const title = toText({ type: 'paragraph', children: children.slice(0, -1) }).trim()
  return id ? { id, title: unbroken(title) } : undefined
}

const chapter = ({ id, title }: LegalSection): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'section',
  attributes: [attribute('id', id), attribute('aria-labelledby', `${id}-title`)],
  children: [
    {
      type: 'mdxJsxFlowElement',
      name: 'h2',
      attributes: [attribute('id', `${id}-title`)],
      children: [{ type: 'text', value: title } as RootContent as MdxJsxFlowElement['children'][number]],
    },
  ],
})

const attribute = (name: string, value: string) => ({ type: 'mdxJsxAttribute' as const, name, value })
