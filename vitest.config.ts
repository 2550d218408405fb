import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { articles } from './build/articles/plugin.ts'
import { legalTexts } from './build/legal-texts.ts'
import { mjml } from './build/mjml.ts'
import { pageTexts } from './build/page-texts.ts'
import { themeCss } from './build/theme-css.ts'

export default defineConfig({
  plugins: [
    themeCss(),
    articles(),
    legalTexts(),
    mjml(),
    react({ include: /\.(mdx|tsx?)$/ }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui(),
    pageTexts(),
  ],
  test: {
    // Vitest would leave one processor idle, of two.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/functions/**', 'tests/e2e/**', 'tests/site/**'],
          // What all files need is compiled once for them.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://127.0.0.1/' } },
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/support/dom.ts'],
          // As today's browsers have it.
          execArgv: ['--harmony-temporal'],
          isolate: false,
          // Two slow cores must not decide; a test that passes does not wait for this.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          environment: 'node',
          include: ['tests/functions/**/*.test.ts'],
          globalSetup: ['tests/support/functions-bundle.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          environment: 'jsdom',
          include: ['tests/site/**/*.test.ts'],
          // The built pages are read and parsed once for all files.
          isolate: false,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 30_000,
        },
      },
    ],
  },
})
