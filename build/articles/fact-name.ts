import { FACTS, type FactName } from '#src/content/facts.ts'
import { attributesOf, type Element, problemAt } from './elements.ts'

/**
 * Returns the name of the fact in an element.
 *
 * @throws if the fact is unknown, or is a draft named by its year instead of `@next`
 */
export function factOf(node: Element): FactName {
  const { name = '' } = attributesOf(node)
  const fact = FACTS[name as FactName]
  if (!fact) throw problemAt(node, `<${node.name}> knows no fact "${name}"; \`npm run facts\` lists them`)
  if (fact.status === 'draft' && !name.endsWith('@next')) {
    const next = name.replace(/@.*$/, '@next')
    throw problemAt(node, `"${name}" is a draft: name it "${next}", inside <Upcoming>`)
  }
  return name as FactName
}
