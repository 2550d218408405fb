import type { Fact } from '#src/content/facts/fact.ts'
import { FACTS } from '#src/content/facts/registry.ts'

export { FACTS }

export type FactName = keyof typeof FACTS

/** A figure of the registry with every property a fact may have. */
export const factNamed = (name: FactName): Fact => FACTS[name]
