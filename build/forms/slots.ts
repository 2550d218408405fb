import { defaultTreeAdapter as tree } from 'parse5'
import { attributeOf, type ChildNode, type Element, elementsIn, type ParentNode } from '#build/site/html.ts'

/** Names a part of a page that differs from place to place. */
const SLOT = 'data-slot'
/** Names the value without which a part of a page is left out. */
const GIVEN = 'data-given'

/** A page in another place: what it shows in the slots that are named, each while what is beside it is filled in. */
interface Variant {
  document: ParentNode
  slots: Readonly<Record<string, string>>
}

/**
 * Makes a Mustache template of a page. Each slot holds what the variants show there, each in its section; the last
 * variant that is filled in wins, and the page's own part is shown while none is. A slot inside a variant's slot is shown
 * while what it is named after is filled in. The marks go.
 *
 * @throws where the page or a variant lacks a slot
 */
export function fillSlots(page: ParentNode, variants: readonly Variant[]): void {
  for (const name of new Set(variants.flatMap(({ slots }) => Object.keys(slots)))) {
    const slot = slotIn(page, name)
    const shown = variants.reduce<ChildNode[]>(
      (otherwise, { document, slots }) => {
        const when = slots[name]
        if (when === undefined) return otherwise
        const variant = slotIn(document, name)
        for (const inner of slotsIn(variant)) replace(inner, section(attributeOf(inner, SLOT), [inner]))
        return [...section(when, [variant]), ...section(when, otherwise, '^')]
      },
      [slot],
    )
    replace(slot, shown)
  }
  for (const slot of elementsIn(page, isSlot)) slot.attrs = slot.attrs.filter(({ name }) => name !== SLOT)
}

/** Adds a paragraph that is shown while something is not filled in, before an element. */
export function addUnless(name: string, text: string, before: Element): void {
  const paragraph = tree.createElement('p', before.namespaceURI, [])
  tree.insertText(paragraph, text)
  replace(before, [...section(name, [paragraph], '^'), before])
}

/** Shows each part that names a value (`data-given`) only where that value is filled in. Returns the page. */
export function showWhereGiven(page: ParentNode): ParentNode {
  for (const part of elementsIn(page, (element) => attributeOf(element, GIVEN) !== '')) {
    const name = attributeOf(part, GIVEN)
    part.attrs = part.attrs.filter((attribute) => attribute.name !== GIVEN)
    replace(part, section(name, [part]))
  }
  return page
}

/**
 * The slot of that name.
 *
 * @throws where there is none
 */
export function slotIn(node: ParentNode, name: string): Element {
  const slot = slotsIn(node).find((one) => attributeOf(one, SLOT) === name)
  if (!slot) throw new Error(`It lacks the slot “${name}”.`)
  return slot
}

const isSlot = (element: Element) => attributeOf(element, SLOT) !== ''
const slotsIn = (node: ParentNode) => elementsIn(node, isSlot)

const section = (name: string, nodes: ChildNode[], sign: '#' | '^' = '#'): ChildNode[] => [
  tree.createTextNode(`{{${sign}${name}}}`),
  ...nodes,
  tree.createTextNode(`{{/${name}}}`),
]

function replace(old: Element, nodes: readonly ChildNode[]): void {
  const [parent, mark] = [old.parentNode, tree.createTextNode('')]
  if (!parent) throw new Error(`A ${old.tagName} stands nowhere.`)
  tree.insertBefore(parent, mark, old)
  for (const node of nodes) {
    if (node.parentNode) tree.detachNode(node)
    tree.insertBefore(parent, node, mark)
  }
  tree.detachNode(mark)
}
