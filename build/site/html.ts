import type { DefaultTreeAdapterTypes } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
export type ParentNode = DefaultTreeAdapterTypes.ParentNode

/** Every element that is meant, in the order of the text. */
export const elementsIn = (node: ParentNode, isMeant: (element: Element) => boolean): Element[] =>
  node.childNodes.flatMap((child) =>
    'tagName' in child ? [...(isMeant(child) ? [child] : []), ...elementsIn(child, isMeant)] : [],
  )

/** The value of an attribute; empty where the element lacks it. */
export const attributeOf = ({ attrs }: Element, wanted: string): string =>
  attrs.find(({ name }) => name === wanted)?.value ?? ''
