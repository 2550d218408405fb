import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, requireChromium } from '#tests/support/chromium.ts'

export default defineConfig({
  testDir: '.',
  globalSetup: '../e2e/product.ts',
  outputDir: '../../.local/interactions',
  workers: 1,
  // Long, because the tests slow the processor to a quarter of its speed.
  expect: { timeout: 15_000 },
  reporter: 'line',
  // The size of the window, because Chromium does not paint what an emulated viewport has below the window.
  use: {
    launchOptions: {
      executablePath: requireChromium(),
      args: [...CHROMIUM_ARGUMENTS, '--window-size=1280,807'],
    },
  },
})
