import { expect, type Page } from '@playwright/test'
import { ALL_ARTICLES } from '#tests/support/all-articles.ts'

export const READINGS: readonly { path: string; act: (page: Page) => Promise<void> }[] = [
  {
    path: '/individuals',
    async act(page) {
      const menu = page.locator('header details:has(nav)')
      await menu.locator('summary').click()
      await menu.getByRole('link').first().waitFor()
      await page.keyboard.press('Escape')
      const card = page.locator('#options button').first()
      await card.click()
      await card.click()
      const list = page.locator('#articles')
      await list.getByText('Filter by topic').click()
      await list.getByRole('button', { name: 'Approbation', exact: true }).click()
      await list.getByRole('button').first().click()
    },
  },
  {
    path: '/information',
    async act(page) {
      const articles = page.locator('#articles')
      await page.getByRole('button', { name: 'Businesses' }).click()
      await expect(articles.getByRole('status')).toHaveText('1 article')
      await page.getByRole('button', { name: 'Remove filter: Businesses' }).click()
      await page.getByRole('button', { name: 'Show all tags' }).click()
      await page.getByRole('button', { name: /^Recognition \d+$/ }).click()
      await page.getByRole('searchbox').pressSequentially('exam')
      await expect(page).toHaveURL(/q=exam/)
      await articles.getByRole('button', { name: 'Clear', exact: true }).click()
      await expect(articles.getByRole('status')).toHaveText(ALL_ARTICLES)
    },
  },
]
