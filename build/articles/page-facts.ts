import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { FACTS, type FactName, factNamed } from '#src/content/facts.ts'
import { OFFICIAL_PAGES } from '#src/content/official-pages.ts'

const SRC = path.resolve(import.meta.dirname, '../../src')

/**
 * Cuts the registry down to what pages name: articles have their figures filled in, so the browser needs no others,
 * nor any editor's note.
 */
export const pageFacts = (): Plugin => ({
  name: 'page-facts',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (id === path.join(SRC, 'content/facts/registry.ts'))
      return `export const FACTS = ${JSON.stringify(shown())}`
    if (id === path.join(SRC, 'content/official-pages.ts')) {
      const sources = Object.values(shown()).flatMap(({ sources }) => sources as readonly string[])
      const pages = Object.entries(OFFICIAL_PAGES).filter(([key]) => sources.includes(key))
      return `export const OFFICIAL_PAGES = ${JSON.stringify(Object.fromEntries(pages))}`
    }
    return undefined
  },
})

/** The facts that stand in the code of a page, without what only editors read. */
function shown() {
  const words = new Set(
    globSync('pages/**/*.{ts,tsx}', { cwd: SRC }).flatMap(
      (file) => readFileSync(path.join(SRC, file), 'utf8').match(/\w+/g) ?? [],
    ),
  )
  const names = (Object.keys(FACTS) as FactName[]).filter((name) => words.has(name))
  return Object.fromEntries(
    names.map((name) => {
      const { value, unit, sources, sourceAsOf, checkedOn, status } = factNamed(name)
      return [name, { value, unit, sources, sourceAsOf, checkedOn, ...(status && { status }) }]
    }),
  )
}
