import { defineConfig } from 'vitest/config'

/** The tests that charts and contracts have of their own, in processes that load every module anew. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/{machines,contracts}/**/*.test.ts'],
  },
})
