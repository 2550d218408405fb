import type { Nodes, Root } from 'mdast'
import { hasEnded } from '#src/content/dated-text.ts'
import { attributesOf, type Element, elementsNamed, problemAt, replaceElements } from './elements.ts'

/**
 * Keeps the content of `<Until name>` through the named day, and that of `<After name>` from the next day on. Today is
 * `SITE_DAY`.
 *
 * @throws if a name is neither a date nor a figure whose value is a date
 */
export function resolveDatedPassages(tree: Root): void {
  const passages = elementsNamed(tree, 'Until', 'After').map(
    (passage) => [passage, isCurrent(passage) ? (passage.children as Nodes[]) : []] as const,
  )
  replaceElements(tree, new Map(passages))
}

function isCurrent(passage: Element): boolean {
  try {
    return hasEnded(attributesOf(passage).name ?? '') === (passage.name === 'After')
  } catch (error) {
    throw problemAt(passage, `<${passage.name}>: ${error instanceof Error ? error.message : error}`)
  }
}
