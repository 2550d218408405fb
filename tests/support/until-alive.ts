import type { Page } from '@playwright/test'
import { isActing } from '#src/site/acting-pages.ts'

/** Waits for the script of a document, which has run by the load event, or for the hydration of an interactive page. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  if (isActing(new URL(page.url()).pathname))
    await page.waitForSelector('html[data-alive]', { state: 'attached' })
  // When the browser is idle, React has hydrated the whole page. On a still page, Chromium may never report idle.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 1_000 })
        else setTimeout(resolve, 1_000)
      }),
  )
}
