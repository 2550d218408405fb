import { defineConfig } from 'vitest/config'

/** The tests that machines and contracts have of their own: a mutant that only a page would notice is not caught. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/{machines,contracts}/**/*.test.ts'],
    setupFiles: ['tests/proofs/mutate/setup.ts'],
    // Each mutant gets one worker, which loads each module once, with the mutant in it.
    isolate: false,
    // Kept modules are found by their file, whatever stands in its place.
    fsModuleCache: false,
  },
})
