/** A part of the code with the tests that judge it. */
interface Area {
  /**
   * Files to mutate: no texts, which tests of words cover; no macros, which need literals; nothing that starts a page
   * or is built ahead, which tests of the built site cover.
   */
  files: string[]
  /** Tests, and the other files they read: when one changes, its area runs again. */
  judges: string[]
  beside: string[]
  /** Per cent of the mutants that must be killed. */
  goal: number
  /** True if each survivor needs a reason in `left-alive.json`. */
  isExplained: boolean
}

const EVERYWHERE = ['tests/proofs/mutate/**/!(*.test).ts', 'package-lock.json']

export const AREAS = {
  core: {
    files: ['machines/**/*.ts', 'contracts/**/*.ts'],
    judges: ['tests/{machines,contracts}/**/*.test.ts', '{machines,contracts}/**/*.ts'],
    beside: [...EVERYWHERE, 'tests/{proofs/walks,support}/*', 'src/dev/*.ts'],
    goal: 95,
    isExplained: true,
  },
  functions: {
    files: ['functions/**/*.ts'],
    judges: ['tests/functions/**/*.test.ts', 'functions/**/*.ts'],
    beside: [...EVERYWHERE, 'tests/support/*', '{machines,contracts,mocks}/**/*.ts'],
    goal: 85,
    isExplained: false,
  },
  queue: {
    files: ['src/queue/!(*.texts).ts'],
    judges: ['tests/src/queue/*.test.tsx', 'src/queue/*.ts'],
    beside: [...EVERYWHERE, 'tests/support/memory-store.ts', '{machines,contracts}/**/*.ts'],
    goal: 85,
    isExplained: false,
  },
  site: {
    files: [
      'src/{app,flows,forms,layout}/**/!(*texts|*.form|*.gen|document|entry-server|answer-words|navigation|use-form-element|use-form-view|use-lines).ts',
    ],
    judges: ['tests/src/**/*.test.{ts,tsx}', 'src/{app,flows,forms,layout}/**/*.ts'],
    beside: [...EVERYWHERE, 'tests/support/*', '{machines,contracts,mocks}/**/*.ts'],
    goal: 85,
    isExplained: false,
  },
} satisfies Record<string, Area>

export type AreaName = keyof typeof AREAS
