import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, requireChromium } from '#tests/support/chromium.ts'

// The window has this size without emulation: Chromium would not paint the part of a viewport below the window.
const args = [...CHROMIUM_ARGUMENTS, '--window-size=1280,807']

export default defineConfig({
  testDir: '.',
  globalSetup: '../e2e/product.ts',
  outputDir: '../../.local/interactions',
  workers: 1,
  // Long, because the tests slow the processor to a quarter of its speed.
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: { launchOptions: { executablePath: requireChromium(), args } },
})
