import { FACTS, type FactName } from '#src/content/facts.ts'
import { attributesOf, type Element, problemAt } from './elements.ts'

/**
 * The fact an element names.
 *
 * @throws when the registry has none of that name
 */
export function factOf(node: Element): FactName {
  const { name } = attributesOf(node)
  if (name && Object.hasOwn(FACTS, name)) return name as FactName
  throw problemAt(node, `<${node.name}> knows no fact "${name}"; \`npm run facts\` lists them`)
}
