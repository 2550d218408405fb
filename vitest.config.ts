// Must be the first import, because it sets the day for which the plugins below read the figures.
import './tests/support/site-day.ts'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { factDates } from './build/articles/fact-dates.ts'
import { legalTexts } from './build/articles/legal-texts.ts'
import { articles } from './build/articles/plugin.ts'
import { law } from './build/law/plugin.ts'
import { borrowedTexts } from './build/site/borrowed-texts.ts'
import { daysOff } from './build/site/days-off.ts'
import { mailBranding } from './build/site/mail-branding.ts'
import { mjml } from './build/site/mjml.ts'
import { themeCss } from './build/site/theme-css.ts'
import { BUILD_DAY } from './tests/support/site-day.ts'

/** Flag that enables Temporal, which new browsers have. Workers inherit it if this process already has it. */
const AS_IN_BROWSERS = process.execArgv.includes('--harmony-temporal') ? [] : ['--harmony-temporal']
/** In milliseconds; long enough for a slow machine. */
const PATIENCE = { testTimeout: 300_000, hookTimeout: 300_000 }

/** Tests that reload or replace modules, so they run in isolation. Other test files in a worker share modules. */
const ALONE = ['tests/src/app/start.test.tsx', 'tests/src/queue/background.test.tsx']
const PAGE = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://127.0.0.1/' } },
  setupFiles: ['tests/support/dom.ts'],
  execArgv: AS_IN_BROWSERS,
  ...PATIENCE,
}

export default defineConfig({
  plugins: [
    themeCss(),
    articles(),
    legalTexts(),
    daysOff(),
    law(),
    mjml(),
    factDates(),
    mailBranding(),
    react({ include: /\.(mdx|tsx?)$/ }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui(),
    borrowedTexts(),
  ],
  test: {
    // By default, Vitest leaves one processor idle.
    maxWorkers: '100%',
    // Prints the whole name of a walk.
    taskTitleValueFormatTruncate: 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/functions/**', 'tests/e2e/**', 'tests/site/**'],
          execArgv: AS_IN_BROWSERS,
          // Without isolation, a worker loads shared modules once for all its test files.
          isolate: false,
          ...PATIENCE,
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: ['tests/**/*.test.tsx'],
          exclude: ALONE,
          isolate: false,
          ...PAGE,
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: ALONE, ...PAGE },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          environment: 'node',
          include: ['tests/functions/**/*.test.ts'],
          globalSetup: ['tests/support/functions-bundle.ts'],
          setupFiles: ['tests/support/functions-clock.ts'],
          isolate: false,
          ...PATIENCE,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          environment: 'jsdom',
          include: ['tests/site/**/*.test.ts'],
          // Without isolation, a worker reads and parses the built pages once for all its test files.
          isolate: false,
          env: { SITE_DAY: BUILD_DAY },
          ...PATIENCE,
        },
      },
    ],
  },
})
