import { globSync, readFileSync } from 'node:fs'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
// biome-ignore lint/style/noRestrictedImports: the configuration at the root belongs to no folder
import site from '../../../vitest.config.ts'
import type { AreaName } from './areas.ts'

/** Tests that start the bundled functions do not judge: a bundle is built without mutants. */
const withoutBundle = (file: string): boolean =>
  !/support\/(backend|functions-bundle|far-table)\.ts|product\.ts|proofs\/crash|build\/functions/.test(
    readFileSync(file, 'utf8'),
  )

/** The tests that judge an area: each runs within seconds, and none needs a built site. */
const JUDGES: Record<AreaName, () => ViteUserConfig> = {
  core: () => ({ test: { environment: 'node', include: ['tests/{machines,contracts}/**/*.test.ts'] } }),
  functions: () => ({
    plugins: site.plugins ?? [],
    test: {
      environment: 'node',
      include: globSync('tests/functions/**/*.test.ts').filter(withoutBundle),
    },
  }),
  queue: () => ({
    test: {
      environment: 'jsdom',
      environmentOptions: { jsdom: { url: 'http://127.0.0.1/' } },
      include: ['tests/src/queue/*.test.tsx'],
    },
  }),
  site: () => ({
    plugins: site.plugins ?? [],
    test: {
      environment: 'jsdom',
      environmentOptions: { jsdom: { url: 'http://127.0.0.1/' } },
      include: ['tests/src/{app,browser,flows,forms,layout,pages,queue,ui}/**/*.test.{ts,tsx}'],
      exclude: ['tests/src/flows/walks.test.tsx', 'tests/src/app/styles/**'],
    },
  }),
}

const { plugins = [], test } = JUDGES[process.env.MUTATED_AREA as AreaName]()

export default defineConfig({
  plugins,
  test: {
    ...test,
    setupFiles: [
      'tests/proofs/mutate/setup.ts',
      ...(test?.environment === 'jsdom' ? ['tests/support/dom.ts'] : []),
    ],
    // A test that is slow because the machine is busy has noticed nothing.
    testTimeout: 20_000,
    // Each mutant gets one worker, which loads each module once, with the mutant in it.
    isolate: false,
    // Kept modules are found by their file, whatever stands in its place.
    fsModuleCache: false,
  },
})
