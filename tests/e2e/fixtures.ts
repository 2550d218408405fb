import { test as base, expect, type Page, type Response } from '@playwright/test'
import { isActing } from '#src/site/acting-pages.ts'
import { untilAlive } from '#tests/support/until-alive.ts'

interface Fixtures {
  expectedNoise: RegExp | null
  /** Cookie choice of an earlier visit; null shows the banner. */
  consent: 'declined' | null
  /** Fails the test on any unexpected console message, page error, CSP violation or request to another host. */
  silence: undefined
}

export const productOrigin = (): string => String(process.env.PRODUCT_ORIGIN)

/** Chromium's message if a document arrives too late for its view transition, and appears without it. */
export const GIVEN_UP = /^Transition was aborted/

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  baseURL: ({}, use) => use(productOrigin()),
  expectedNoise: [null, { option: true }],
  consent: ['declined', { option: true }],
  silence: [
    async ({ context, consent, expectedNoise }, use) => {
      if (consent)
        await context.addInitScript((choice) => {
          try {
            localStorage.setItem('cookie_consent', choice)
          } catch {
            // Ignore pages with an opaque origin, such as about:blank, and storage that a test blocks.
          }
        }, consent)
      const noise: string[] = []
      context.on('console', (message) => noise.push(message.text()))
      context.on('weberror', (error) => noise.push(error.error().message))
      context.on('request', (request) => {
        if (!request.url().startsWith(`${productOrigin()}/`)) noise.push(`request to ${request.url()}`)
      })
      await use(undefined)
      expect(noise.filter((line) => !expectedNoise?.test(line) && !GIVEN_UP.test(line))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect, untilAlive }

/** Opens a page and waits until it is fully interactive; an earlier click would reach static HTML. */
export async function openAlive(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  // Simulate pointer input, which starts the app at once, even while the browser is busy.
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await untilAlive(page)
  return response
}

/** Opens a page whose script loads only after the returned function is called. */
export async function openBeforeScript(
  page: Page,
  path: string,
  script: 'app' | 'document' | 'start' = isActing(path) ? 'app' : 'document',
): Promise<() => void> {
  const { promise: mayLoad, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**/assets/${script}-*.js`, async (route) => {
    await mayLoad
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

export const ownAddress = (name: string): string =>
  `${name}-${test.info().testId}-${test.info().retry}-${test.info().repeatEachIndex}@example.com`
