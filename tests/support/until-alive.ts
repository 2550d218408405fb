import type { Page } from '@playwright/test'
import { isActing } from '#src/site/acting-pages.ts'

/** Waits until a page's scripts have run and, if the page is interactive, until React has hydrated it. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  if (isActing(new URL(page.url()).pathname))
    await page.waitForSelector('html[data-alive]', { state: 'attached' })
  // Once the browser is idle, hydration is complete. Chromium may never report idle on a still page, hence the timeout.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 1_000 })
        else setTimeout(resolve, 1_000)
      }),
  )
}
