import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findFastestChromium } from './tests/support/chromium.ts'

const executablePath = findFastestChromium()

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/product.ts',
  outputDir: '.local/playwright',
  fullyParallel: true,
  // Twice the processors, because a page often waits for its next frame.
  workers: 4,
  forbidOnly: true,
  // Generous for two busy cores; a passing test does not wait for these.
  timeout: 300_000,
  expect: { timeout: 30_000, toHaveScreenshot: { pathTemplate: 'docs/{arg}{ext}' } },
  // A missing picture is a failure; `npm run screenshots` takes them.
  updateSnapshots: 'none',
  reporter: [
    ['dot'],
    ['json', { outputFile: '.local/playwright.json' }],
    // Each job of CI writes a blob, and one report is made of all.
    process.env.CI
      ? ['blob', { outputDir: '.local/blob-report' }]
      : ['html', { outputFolder: '.local/report', open: 'never' }],
  ],
  use: {
    launchOptions: { args: CHROMIUM_ARGUMENTS, ...(executablePath && { executablePath }) },
    screenshot: 'only-on-failure',
  },
})
