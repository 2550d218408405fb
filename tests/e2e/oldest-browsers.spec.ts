import type { Page } from '@playwright/test'
import { completeVisaCase } from '#mocks/examples.ts'
import { ALL_ARTICLES } from '#tests/support/all-articles.ts'
import { fillVisaCase } from './fill-in.ts'
import { expect, openAlive, test } from './fixtures.ts'

/**
 * Features that at least one of the oldest supported browsers lacks. Methods come before their classes, because a
 * method cannot be removed from a class that is already gone.
 */
const LACKED = [
  ...[
    'Map.groupBy',
    'Object.groupBy',
    'Promise.withResolvers',
    'Promise.try',
    'Array.fromAsync',
    'URL.canParse',
  ],
  ...['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'].map(
    (method) => `Set.prototype.${method}`,
  ),
  ...['map', 'filter', 'some', 'every', 'find', 'flatMap', 'forEach', 'reduce', 'toArray'].map(
    (method) => `Iterator.prototype.${method}`,
  ),
  ...['toSorted', 'toReversed', 'toSpliced', 'with'].map((method) => `Array.prototype.${method}`),
  ...['String.prototype.toWellFormed', 'String.prototype.isWellFormed', 'Navigator.prototype.connection'],
  ...['Element.prototype.checkVisibility', 'Document.prototype.startViewTransition', 'AbortSignal.any'],
  ...['requestIdleCallback', 'cancelIdleCallback', 'trustedTypes', 'navigation', 'NavigatorUA'],
  ...['Intl.Segmenter', 'Iterator', 'Temporal'],
]

const take = (page: Page, places: readonly string[]) =>
  page.addInitScript((lacked) => {
    for (const place of lacked) {
      const names = place.split('.')
      const last = String(names.pop())
      const holder = names.reduce<unknown>(
        (object, name) => (object as Record<string, unknown>)?.[name],
        window,
      )
      if (holder) Reflect.deleteProperty(holder, last)
    }
  }, places)

const CARD =
  'country=tr&where=abroad&qualification=degree_home&regulated=no&german=A1&english=C1&experience=two&shortage=no&age=to34&stay=no&partner=no&money=yes'

test('an old browser searches guides, counts points and sends a form', async ({ page }) => {
  await take(page, LACKED)
  await openAlive(page, '/information')
  await page.getByRole('searchbox', { name: 'Search the articles' }).fill('nurse language exam')
  await expect(page.locator('#articles').getByRole('status')).not.toHaveText(ALL_ARTICLES)
  await openAlive(page, `/opportunity-card-points?${CARD}`)
  await expect(page.locator('section[data-outcome]')).toBeVisible()
  await openAlive(page, '/free-visa-case')
  await fillVisaCase(page, completeVisaCase.email)
  await page.getByRole('button', { name: 'Send my visa case' }).click()
  await expect(page.getByRole('heading', { name: 'Visa case request sent' })).toBeVisible()
})
