import type { Page } from '@playwright/test'
import { LAW } from '#build/law/current.ts'

export const READINGS: readonly { path: string; act: (page: Page) => Promise<void> }[] = [
  {
    path: '/individuals',
    async act(page) {
      await page.locator('header details:has(nav) summary').click()
      await page.keyboard.press('Escape')
      await page.locator('#options button').first().dblclick()
      const list = page.locator('#articles')
      await list.getByText('Filter by topic').click()
      await list.getByRole('button', { name: 'Approbation', exact: true }).click()
      await list.getByRole('button').first().click()
    },
  },
  {
    path: '/information',
    async act(page) {
      await page.getByRole('button', { name: 'Businesses' }).click()
      await page.getByRole('button', { name: 'Remove filter: Businesses' }).click()
      await page.getByRole('button', { name: 'Show all tags' }).click()
      await page.getByRole('button', { name: /^Recognition \d+$/ }).click()
      await page.getByRole('searchbox').pressSequentially('exam')
      await page.locator('#articles').getByRole('button', { name: 'Clear', exact: true }).click()
    },
  },
  {
    path: '/quick-check#who=nurse&country=tr&goal=recognition&where=abroad',
    act: (page) => page.getByRole('button', { name: 'I have a notice that names what is missing' }).click(),
  },
  {
    path: '/plan#tool=hire&whom=degree_list&passport=in&where=abroad&salary=mid',
    async act(page) {
      const { readers, ways } = LAW.planWords.en
      for (const name of [readers.person, ways.fast, readers.employer])
        await page.getByRole('radio', { name, exact: true }).check()
    },
  },
]
