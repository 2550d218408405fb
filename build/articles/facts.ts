import type { Root, Text } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import type { ArticleLanguage } from '#src/content/article.ts'
import { asOf, type FactForm, formatFact } from '#src/content/fact-text.ts'
import { FACTS, type FactName } from '#src/content/facts.ts'

const FORMS: readonly string[] = ['phrase', 'dative', 'figure']

/**
 * Replaces each `<Fact name form>` and `<AsOf name>` by its text, so that no figure of the registry travels to the
 * browser but those on the page.
 *
 * @throws on an unknown name or form
 */
export function resolveFacts(tree: Root, language: ArticleLanguage): void {
  visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node, index, parent) => {
    const element = node as MdxJsxTextElement | MdxJsxFlowElement
    if ((element.name !== 'Fact' && element.name !== 'AsOf') || !parent || index === undefined) return
    const { name, form = 'phrase' } = attributesOf(element)
    if (!name || !Object.hasOwn(FACTS, name)) {
      throw new Error(
        `line ${element.position?.start.line}: <${element.name}> knows no fact "${name}"; see src/content/facts.ts`,
      )
    }
    if (!FORMS.includes(form))
      throw new Error(`line ${element.position?.start.line}: form must be ${FORMS.join(', ')}`)
    const value =
      element.name === 'AsOf'
        ? asOf(name as FactName, language)
        : formatFact(name as FactName, language, form as FactForm)
    const text: Text = { type: 'text', value }
    const replacement = element.type === 'mdxJsxFlowElement' ? { type: 'paragraph', children: [text] } : text
    parent.children.splice(index, 1, replacement as Text)
  })
}

/** The same for the MDX compiler; the language stands in the file's name. */
export const remarkFacts = () => (tree: Root, file: VFile) => {
  const language = /\.(en|de|tr)\.mdx$/.exec(file.path)?.[1]
  if (!language) throw new Error(`${file.path}: an article's name ends in its language, such as .en.mdx`)
  resolveFacts(tree, language as ArticleLanguage)
}

/** The plain-text attributes of a JSX element. */
export function attributesOf({ attributes }: MdxJsxTextElement | MdxJsxFlowElement): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  )
}
