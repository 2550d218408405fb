import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Slices of React's work done when the visitor clicks: none, some, all that a fast machine needs. */
const SLICES = [0, 3, 21]

/** React works in slices, each started by a message to itself: these are held back, as on a busy phone. */
const holdSlices = (page: Page) =>
  page.addInitScript(() => {
    const held: (() => void)[] = []
    const post = MessagePort.prototype.postMessage
    let isHeld = true
    MessagePort.prototype.postMessage = function (this: MessagePort, ...given: unknown[]) {
      const send = () => Reflect.apply(post, this, given)
      if (isHeld) held.push(send)
      else send()
    }
    Object.assign(window, {
      runSlices: async (count: number) => {
        for (let left = count; left > 0; left -= 1) {
          held.shift()?.()
          await new Promise((resolve) => setTimeout(resolve))
        }
      },
      runAllSlices: () => {
        isHeld = false
        for (const send of held.splice(0)) send()
      },
    })
  })

const run = (page: Page, call: string) => page.evaluate(call)

for (const slices of SLICES)
  test(`a button of the app answers a click that comes ${slices} slices into hydration`, async ({ page }) => {
    await holdSlices(page)
    await page.goto('/information')
    await page.mouse.move(1, 1)
    await page.mouse.move(2, 2)
    // React marks the document that it hydrates, before it has done anything to it.
    await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')))
    await run(page, `runSlices(${slices})`)
    const button = page.getByRole('button', { name: 'Individuals', exact: true })
    await button.click({ noWaitAfter: true })
    await run(page, 'runAllSlices()')
    await expect(page).toHaveURL('/information?category=individuals')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('html')).toHaveAttribute('data-alive')
  })
