import type { DefaultTreeAdapterTypes } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
export type ParentNode = DefaultTreeAdapterTypes.ParentNode

export const elementsIn = (node: ParentNode, matches: (element: Element) => boolean): Element[] =>
  node.childNodes.flatMap((child) =>
    'tagName' in child ? [...(matches(child) ? [child] : []), ...elementsIn(child, matches)] : [],
  )

export const attributeOf = ({ attrs }: Element, wanted: string): string =>
  attrs.find(({ name }) => name === wanted)?.value ?? ''
