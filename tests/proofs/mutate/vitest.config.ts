import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
// biome-ignore lint/style/noRestrictedImports: the configuration at the root belongs to no folder
import site from '../../../vitest.config.ts'
import type { AreaName } from './areas.ts'

/** Tests of the bundle itself, of other processes, and of commands with a storage of their own do not judge. */
const isOfSources = (file: string): boolean =>
  !/proofs\/crash|build\/functions|node:child_process|local\/leads/.test(readFileSync(file, 'utf8'))

/** Runs tests without a server first: most mutants die there, within milliseconds. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) =>
      /backend|azurite|one-network/.test(readFileSync(moduleId, 'utf8'))
    return files.toSorted((one, other) => Number(isSlow(one)) - Number(isSlow(other)))
  }
}

const beside = (name: string) => path.join(import.meta.dirname, name)

/** The tests that judge an area: each runs within seconds, and none needs a built site. */
const JUDGES: Record<AreaName, () => ViteUserConfig> = {
  core: () => ({ test: { environment: 'node', include: ['tests/{machines,contracts}/**/*.test.ts'] } }),
  functions: () => ({
    plugins: site.plugins ?? [],
    resolve: {
      alias: [
        { find: './functions-app.ts', replacement: beside('functions/functions-app.ts') },
        { find: '#local/azurite.ts', replacement: beside('functions/azurite.ts') },
      ],
    },
    test: {
      environment: 'node',
      globalSetup: [beside('functions/set-up.ts')],
      setupFiles: ['tests/support/functions-clock.ts'],
      include: globSync('tests/functions/**/*.test.ts').filter(isOfSources),
      sequence: { sequencer: QuickestFirst },
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

const { plugins = [], resolve = {}, test } = JUDGES[process.env.MUTATED_AREA as AreaName]()

export default defineConfig({
  plugins,
  resolve,
  test: {
    ...test,
    setupFiles: [
      'tests/proofs/mutate/setup.ts',
      ...[test?.setupFiles ?? []].flat(),
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
