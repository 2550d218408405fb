import type { Page } from '@playwright/test'
import { isActing } from '#src/site/acting-pages.ts'

/** Waits for the script of a document, which is there with the load event, or until the app has taken a page over. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  if (isActing(new URL(page.url()).pathname))
    await page.waitForSelector('html[data-alive]', { state: 'attached' })
  // React takes the parts of a page over one after the other, without a pause. On a page where nothing moves Chromium
  // may forget to be idle.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 1_000 })
        else setTimeout(resolve, 1_000)
      }),
  )
}
