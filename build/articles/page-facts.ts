import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { FACTS, type FactName, factNamed } from '#src/content/facts.ts'
import { OFFICIAL_PAGES } from '#src/content/official-pages.ts'

const SRC = path.resolve(import.meta.dirname, '../../src')
const REGISTRY = path.join(SRC, 'content/facts.ts')
const PAGES = path.join(SRC, 'content/official-pages.ts')
/** What stands in the code until all modules of the build are known. */
const SHOWN_FACTS = '__SHOWN_FACTS__'
const SHOWN_PAGES = '__SHOWN_PAGES__'

/**
 * Cuts the registry down to what modules of the build name: articles have their figures filled in, so the browser needs
 * no others, nor any editor's note.
 */
export const pageFacts = (): Plugin => ({
  name: 'page-facts',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (id === REGISTRY)
      return `export const FACTS = ${SHOWN_FACTS}\nexport const factNamed = (name) => FACTS[name]`
    if (id === PAGES) return `export const OFFICIAL_PAGES = ${SHOWN_PAGES}`
    return undefined
  },
  renderChunk(code, _chunk, _options, { chunks }) {
    if (!code.includes(SHOWN_FACTS) && !code.includes(SHOWN_PAGES)) return null
    const facts = shownBy(Object.values(chunks))
    const sources = Object.values(facts).flatMap((fact) => fact.sources as readonly string[])
    const pages = Object.entries(OFFICIAL_PAGES).filter(([key]) => sources.includes(key))
    return code
      .replace(SHOWN_FACTS, () => JSON.stringify(facts))
      .replace(SHOWN_PAGES, () => JSON.stringify(Object.fromEntries(pages)))
  },
})

/** The facts that a module of the chunks names, without what only editors read. */
function shownBy(chunks: readonly Rolldown.RenderedChunk[]) {
  const modules = chunks.flatMap((chunk) => Object.values(chunk.modules))
  const words = new Set(modules.flatMap(({ code }) => code?.match(/[\w@]+/g) ?? []))
  const names = (Object.keys(FACTS) as FactName[]).filter((name) => words.has(name))
  return Object.fromEntries(
    names.map((name) => {
      const { value, unit, sources, sourceAsOf, checkedOn, status } = factNamed(name)
      return [name, { value, unit, sources, sourceAsOf, checkedOn, ...(status && { status }) }]
    }),
  )
}
