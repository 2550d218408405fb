import { tool as card } from 'virtual:law/card/en'
import { tool as hire } from 'virtual:law/hire/en'
import { tool as you } from 'virtual:law/you/en'

/** Inputs of the gallery's machines, keyed by flow id. Only Vite can load this file, because of its virtual modules. */
export const GALLERY_INPUTS: Readonly<Record<string, unknown>> = {
  'quick-check': { tables: you.tables },
  'employer-check': { tables: hire.tables },
  points: { tables: card.tables },
}
