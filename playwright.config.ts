import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from './tests/support/chromium.ts'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/product.ts',
  outputDir: '.local/playwright',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['dot'], ['json', { outputFile: '.local/playwright.json' }]],
  use: {
    launchOptions: { args: CHROMIUM_ARGUMENTS, ...(executablePath && { executablePath }) },
    screenshot: 'only-on-failure',
  },
})
