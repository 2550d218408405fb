import type { Plugin } from 'vite'
import { asOf, formatFact, sourceOf } from '#src/content/fact-text.ts'
import type { FactName } from '#src/content/facts.ts'
import type { Figure } from '#src/content/figures.ts'
import { NAMED_FIGURES } from '#src/content/named-figures.ts'
import type { Locale } from '#src/locale.ts'

const MODULE = /^virtual:figures\/(en|de)$/

/** `virtual:figures/<locale>`: the figures that pages name, in words, so that the registry stays at home. */
export function figures(): Plugin {
  return {
    name: 'figures',
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : undefined),
    load(id) {
      const locale = MODULE.exec(id.slice(1))?.[1] as Locale | undefined
      if (!locale) return undefined
      const words = NAMED_FIGURES.map((name) => [name, inWords(name, locale)])
      return `export const figures = ${JSON.stringify(Object.fromEntries(words))}`
    },
  }
}

const inWords = (name: FactName, locale: Locale): Figure => ({
  value: formatFact(name, locale, 'figure'),
  asOf: asOf(name, locale),
  source: sourceOf(name, locale),
})
