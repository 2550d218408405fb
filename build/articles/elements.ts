import type { Program } from 'estree'
import { valueToEstree } from 'estree-util-value-to-estree'
import type { Nodes, RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { SKIP, visit } from 'unist-util-visit'

export type Element = MdxJsxTextElement | MdxJsxFlowElement

export const isElement = (node: { type: string }): node is Element =>
  node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement'

/** Returns the string attributes of a JSX element, keyed by name; `''` for an attribute without a value. */
export function attributesOf({ attributes }: Element): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && (attribute.value == null || typeof attribute.value === 'string')
        ? [[attribute.name, attribute.value ?? '']]
        : [],
    ),
  )
}

/**
 * Returns the elements with these names, in document order. Avoids `visit`, which creates a named function for each
 * node, and would take seconds for all guides.
 */
export const elementsNamed = (node: Nodes, ...names: string[]): Element[] => [
  ...(isElement(node) && names.includes(node.name ?? '') ? [node] : []),
  ...('children' in node ? node.children.flatMap((child) => elementsNamed(child, ...names)) : []),
]

/** Replaces the elements in one pass, including elements inside a replacement. */
export function replaceElements(tree: Nodes, replacements: ReadonlyMap<Element, readonly Nodes[]>): void {
  visit(tree, (node, index, parent) => {
    const replacement = isElement(node) ? replacements.get(node) : undefined
    if (!replacement || !parent || index === undefined) return undefined
    parent.children.splice(index, 1, ...(replacement as RootContent[]))
    return [SKIP, index]
  })
}

export const element = (name: string, attributes: Record<string, string>): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
  children: [],
})

export const problemAt = ({ position }: Element, message: string): Error =>
  new Error(`line ${position?.start.line}: ${message}`)

/** Creates an MDX node for `export const name = value`. */
export function exported(name: string, value: unknown): RootContent {
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
