import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findFastestChromium } from './tests/support/chromium.ts'

const executablePath = findFastestChromium()

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/product.ts',
  outputDir: '.local/playwright',
  fullyParallel: true,
  // Two workers per processor, because tests often just wait for the next frame. Our machines have two processors.
  workers: 4,
  forbidOnly: true,
  // In milliseconds; long enough for a slow machine.
  timeout: 300_000,
  expect: { timeout: 30_000, toHaveScreenshot: { pathTemplate: 'docs/{arg}{ext}' } },
  // A missing screenshot fails the test; only `npm run screenshots` takes new ones.
  updateSnapshots: 'none',
  reporter: [
    ['dot'],
    ['json', { outputFile: '.local/playwright.json' }],
    // Each CI shard writes a blob report. If a shard fails, a later job merges them all into one HTML report.
    process.env.CI
      ? ['blob', { outputDir: '.local/blob-report' }]
      : ['html', { outputFolder: '.local/report', open: 'never' }],
  ],
  use: {
    launchOptions: { args: CHROMIUM_ARGUMENTS, ...(executablePath && { executablePath }) },
    screenshot: 'only-on-failure',
  },
})
