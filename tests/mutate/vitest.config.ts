import { readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, type Plugin } from 'vitest/config'
import { type Mutant, mutated } from './mutant.ts'

/** One changed place, for a run of its own; see `tests/mutate.ts`. */
const mutant: Mutant | null = JSON.parse(process.env.MUTANT ?? 'null')

const mutate = (): Plugin => ({
  name: 'mutate',
  enforce: 'pre',
  load: (id) =>
    mutant && path.relative('.', id) === mutant.file ? mutated(readFileSync(id, 'utf8'), mutant) : undefined,
})

/** The tests that charts and contracts have of their own: a mutant that only a page would notice is not caught. */
export default defineConfig({
  plugins: [mutate()],
  test: {
    environment: 'node',
    // Kept modules are found by their file, whatever stands in its place.
    fsModuleCache: false,
    include: ['tests/{machines,contracts}/**/*.test.ts'],
    execArgv: process.env.MUTANT ? ['--harmony-temporal'] : [],
  },
})
