import { defineConfig } from '@playwright/test'
import shared from '../../playwright.config.ts'

/** `npm run bench:interactions`: a meter, not a test, since another program beside it would decide. */
export default defineConfig(shared, {
  testDir: '.',
  globalSetup: '../e2e/product.ts',
  outputDir: '../../.local/interactions',
  workers: 1,
  reporter: 'line',
})
