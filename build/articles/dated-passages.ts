import type { Nodes, Root } from 'mdast'
import { hasEnded } from '#src/content/dated-text.ts'
import { attributesOf, type Element, elementsNamed, problemAt, replaceElement } from './elements.ts'

/**
 * Keeps the text of each `<Until name>` up to and including the day of the fact, and of each `<After name>`
 * from the next day on; the current day is that of the build.
 *
 * @throws if the fact is not a day
 */
export function resolveDatedPassages(tree: Root): void {
  for (const passage of elementsNamed(tree, 'Until', 'After'))
    replaceElement(tree, passage, isCurrent(passage) ? (passage.children as Nodes[]) : [])
}

function isCurrent(passage: Element): boolean {
  try {
    return hasEnded(attributesOf(passage).name ?? '') === (passage.name === 'After')
  } catch (error) {
    throw problemAt(passage, `<${passage.name}>: ${error instanceof Error ? error.message : error}`)
  }
}
