import type { Nodes, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { FACTS, type FactName } from '#src/content/facts.ts'
import { attributesOf, elementsNamed, isElement, problemAt, replaceElements } from './elements.ts'

/**
 * Keeps the content of each `<Upcoming>` only if all next values (`@next`) in it are known.
 *
 * @throws on a next value outside `<Upcoming>`
 */
export function resolveUpcoming(tree: Root): void {
  const passages = elementsNamed(tree, 'Upcoming')
  const inside = new Set(passages.flatMap((passage) => elementsNamed(passage as Nodes, ...NAMING)))
  for (const node of elementsNamed(tree, ...NAMING)) {
    const { name = '' } = attributesOf(node)
    if (name.endsWith('@next') && !inside.has(node))
      throw problemAt(node, `"${name}" is not always known: put its sentence inside <Upcoming>`)
  }
  const shown = passages.map((passage) => {
    const names = elementsNamed(passage as Nodes, ...NAMING).map((node) => attributesOf(node).name ?? '')
    const isKnown = names.every((name) => !name.endsWith('@next') || FACTS[name as FactName])
    return [passage, isKnown ? (passage.children as Nodes[]) : []] as const
  })
  replaceElements(tree, new Map(shown))
}

const NAMING = ['Fact', 'FactYear']

/**
 * Rejects a written-out year next to a figure whose value takes effect in that year. When the figure changes, the text
 * would keep the old year. Checks each paragraph, table and `<Line>`.
 *
 * @throws with the text to write instead
 */
export function refuseWrittenYears(tree: Root): void {
  visit(tree, (node) => {
    if (node.type === 'yaml') return SKIP
    const isLine = isElement(node) && node.name === 'Line'
    if (!isLine && node.type !== 'paragraph' && node.type !== 'table') return undefined
    const written = new Set(textOf(node).match(/\b20\d\d\b/g))
    for (const name of namesIn(node)) {
      const year = firstYearOf(name)
      if (year && written.has(year)) {
        const line = node.position?.start.line
        throw new Error(
          `line ${line}: ${year} is written next to "${name}", whose value changes with the year. Write <FactYear name="${name}" /> for the year, or name the value "${name.replace('@next', '')}@${year}".`,
        )
      }
    }
    return SKIP
  })
}

/**
 * Returns the year in which a figure's value takes effect. Returns undefined if the name is unknown, contains a year
 * (`blueCardSalary@2025`), or belongs to a figure with a single value.
 */
export function firstYearOf(name: string): string | undefined {
  const fact = FACTS[name as FactName]
  const year = fact?.validFrom?.slice(0, 4)
  return year !== undefined && (name.endsWith('@next') || FACTS[`${name}@${year}` as FactName])
    ? year
    : undefined
}

const namesIn = (node: Nodes): string[] =>
  elementsNamed(node, 'Fact', 'Line').flatMap((element) => {
    const { name, fact } = attributesOf(element)
    return name ?? fact ?? []
  })

function textOf(node: Nodes): string {
  let text = ''
  visit(node, 'text', ({ value }) => {
    text += ` ${value}`
  })
  return text
}
