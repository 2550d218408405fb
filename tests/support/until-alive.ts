import type { Page } from '@playwright/test'
import { isActing } from '#src/site/acting-pages.ts'

/** Waits for a document's script, which has run by the load event; on an interactive page, for hydration. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  if (isActing(new URL(page.url()).pathname))
    await page.waitForSelector('html[data-alive]', { state: 'attached' })
  // Idle means that React has hydrated the whole page. Where nothing moves, Chromium may never report idle.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 1_000 })
        else setTimeout(resolve, 1_000)
      }),
  )
}
