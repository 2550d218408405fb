import type { Page } from '@playwright/test'
import { LAW } from '#build/law/current.ts'

const { readers, ways } = LAW.planWords.en

export const READINGS: readonly { path: string; gestures: ((page: Page) => Promise<unknown>)[] }[] = [
  {
    path: '/individuals',
    gestures: [
      (page) => page.locator('header details:has(nav) summary').click(),
      (page) => page.keyboard.press('Escape'),
      (page) => page.locator('#options button').first().dblclick(),
      (page) => page.locator('#articles').getByText('Filter by topic').click(),
      (page) => page.locator('#articles').getByRole('button', { name: 'Approbation', exact: true }).click(),
      (page) => page.locator('#articles').getByRole('button').first().click(),
    ],
  },
  {
    path: '/information',
    gestures: [
      (page) => page.getByRole('button', { name: 'Businesses' }).click(),
      (page) => page.getByRole('button', { name: 'Remove filter: Businesses' }).click(),
      (page) => page.getByRole('button', { name: 'Show all tags' }).click(),
      (page) => page.getByRole('button', { name: /^Recognition \d+$/ }).click(),
      (page) => page.getByRole('searchbox').pressSequentially('exam', { delay: 500 }),
      (page) => page.locator('#articles').getByRole('button', { name: 'Clear', exact: true }).click(),
    ],
  },
  {
    path: '/quick-check#who=nurse&country=tr&goal=recognition&where=abroad',
    gestures: [
      (page) => page.getByRole('button', { name: 'I have a notice that names what is missing' }).click(),
    ],
  },
  {
    path: '/plan#tool=hire&whom=degree_list&passport=in&where=abroad&salary=mid',
    gestures: [readers.person, ways.fast, readers.employer].map(
      (name) => (page) => page.getByRole('radio', { name, exact: true }).check(),
    ),
  },
]
