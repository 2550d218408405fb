import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadEntries } from '#src/content/articles.ts'
import { localeOf } from '#src/locale.ts'
import { visit } from '#tests/support/open-page.tsx'

const filters = () => screen.getAllByRole('button').filter((button) => !button.querySelector('svg'))

test.each([
  ['/individuals', 'All', 'Read the guide', 8],
  ['/businesses', 'All', 'Read the guide', 1],
  ['/de/individuals', 'Alle', 'Weiterlesen', 8],
  ['/de/businesses', 'Alle', 'Weiterlesen', 1],
] as const)('the articles on %s start with "%s" and say "%s"', async (path, all, more, count) => {
  await visit(path)
  expect(filters()[0]).toHaveTextContent(all)
  expect(filters()[0]).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getAllByText(more)).toHaveLength(count)
})

test('a chosen tag leaves the articles that carry it, and "Alle" brings the others back', async () => {
  await visit('/de/individuals')
  fireEvent.click(screen.getByRole('button', { name: 'Doktorlar' }))
  expect(screen.getAllByText('Weiterlesen')).toHaveLength(1)
  expect(screen.getByText(/^Doktorlar\s·\sApprobation/)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Alle' }))
  expect(screen.getAllByText('Weiterlesen')).toHaveLength(8)
})

test('a tag that only articles in another language carry is read out in that language', async () => {
  await visit('/de/individuals')
  const language = (name: string) => screen.getByRole('button', { name }).getAttribute('lang')
  expect(['Tanıma (denklik)', 'Doktorlar', 'Ehegatten', 'Approbation'].map(language)).toEqual([
    'tr',
    'tr',
    null,
    null,
  ])
})

test.each([
  ['/businesses', 'No articles'],
  ['/de/businesses', 'Keine Artikel'],
])('without any article %s says "%s"', async (path, nothing) => {
  const entries = await loadEntries(localeOf(path))
  const published = entries.splice(0)
  await visit(path)
  entries.push(...published)
  expect(screen.getByText(nothing)).toBeInTheDocument()
})
