import type { Page } from '@playwright/test'
import { HEADERS } from '#contracts/calls/headers.ts'
import { completeVisaCase } from '#src/dev/examples.ts'
import { expect, openAlive, test } from './fixtures.ts'

/** Features that no browser had when the oldest ones came out (build/site/oldest-browsers.ts), by place. */
const LACKED_BY_ALL = [
  ...['Map.groupBy', 'Object.groupBy', 'Promise.withResolvers', 'Promise.try', 'Array.fromAsync'],
  ...['AbortSignal.any', 'Iterator', 'Temporal', 'Document.prototype.startViewTransition'],
  ...['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'].map(
    (method) => `Set.prototype.${method}`,
  ),
  ...[
    'map',
    'filter',
    'some',
    'every',
    'find',
    'flatMap',
    'forEach',
    'reduce',
    'take',
    'drop',
    'toArray',
  ].map((method) => `Iterator.prototype.${method}`),
]
const LACKED: Record<string, readonly string[]> = {
  'Chrome 109': [
    ...['toSorted', 'toReversed', 'toSpliced', 'with'].map((method) => `Array.prototype.${method}`),
    ...['String.prototype.toWellFormed', 'String.prototype.isWellFormed', 'URL.canParse'],
    ...LACKED_BY_ALL,
  ],
  'Firefox 115': [
    ...['String.prototype.toWellFormed', 'String.prototype.isWellFormed', 'Intl.Segmenter'],
    ...['NavigatorUA', 'navigation', 'trustedTypes', 'Navigator.prototype.connection'],
    ...LACKED_BY_ALL,
  ],
  'Safari 16.4': [
    ...['URL.canParse', 'requestIdleCallback', 'cancelIdleCallback', 'trustedTypes', 'navigation'],
    ...['Element.prototype.checkVisibility', 'Navigator.prototype.connection'],
    ...LACKED_BY_ALL,
  ],
}

/** Removes from a page what a browser lacks; the deepest places first, because some are found through others. */
const take = (page: Page, places: readonly string[]) =>
  page.addInitScript(
    (lacked) => {
      for (const place of lacked) {
        const names = place.split('.')
        const last = String(names.pop())
        const holder = names.reduce<unknown>(
          (object, name) => (object as Record<string, unknown>)?.[name],
          window,
        )
        if (holder) Reflect.deleteProperty(holder, last)
      }
    },
    [...places].sort((one, other) => other.split('.').length - one.split('.').length),
  )

const CARD =
  'country=tr&where=abroad&qualification=degree_home&regulated=no&german=A1&english=C1&experience=two&shortage=no&age=to34&stay=no&partner=no&money=yes'

for (const [browser, lacked] of Object.entries(LACKED))
  test(`${browser} searches the guides, counts points and sends a form`, async ({ page }) => {
    await take(page, lacked)
    await openAlive(page, '/information')
    await page.getByRole('searchbox', { name: 'Search the articles' }).fill('nurse language exam')
    await expect(page.locator('#articles').getByRole('status')).not.toHaveText('14 articles')
    await openAlive(page, `/opportunity-card-points?${CARD}`)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await sendVisaCase(page)
  })

async function sendVisaCase(page: Page): Promise<void> {
  await openAlive(page, '/free-visa-case')
  await page.locator('#visa-case-name').fill(completeVisaCase.name)
  await page.locator('#visa-case-email').fill(completeVisaCase.email)
  await page.locator('#visa-case-message').fill(completeVisaCase.message)
  await page.getByRole('button', { name: 'Send my visa case' }).click()
  await expect(page.getByRole('heading', { name: 'Visa case request sent' })).toBeVisible()
}

test('a form is sent where a page that came over plain HTTP has no crypto.randomUUID', async ({ page }) => {
  await take(page, ['Crypto.prototype.randomUUID'])
  const sent = page.waitForRequest('**/api/send-contact-email')
  await sendVisaCase(page)
  const key = await (await sent).headerValue(HEADERS.idempotencyKey)
  expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})
