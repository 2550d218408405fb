import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadEntries } from '#src/content/articles.ts'
import { eventually } from '#tests/support/eventually.ts'
import { visit } from '#tests/support/open-page.tsx'

const links = () => [...document.querySelectorAll('li:not([hidden]) a[id^="more-"]')]
/** Presses a filter button until the filter works, because its script starts after rendering. */
const choose = (name: string, message: string) =>
  eventually(() => {
    fireEvent.click(screen.getByRole('button', { name }))
    expect(screen.getByRole('status')).toHaveTextContent(message)
  })
test('A chosen tag leaves the guides on its subject in any language', async () => {
  await visit('/de/individuals')
  const entries = await loadEntries('de')
  const chosen = entries.filter(
    ({ category, onAudiencePage }) => onAudiencePage && category === 'individuals',
  )
  const all = `${chosen.length} Artikel`
  expect(screen.getByRole('status')).toHaveTextContent(all)
  for (const name of ['Doktorlar', 'Ärztinnen und Ärzte']) {
    await choose(name, '3 Artikel')
    expect(links()).toHaveLength(3)
  }
  expect(screen.getByText(/^Doktorlar\s·\sApprobation/)).toBeInTheDocument()
  await choose('Alle', all)
  const language = (name: string) => screen.getByRole('button', { name }).getAttribute('lang')
  expect(['Tanıma (denklik)', 'Doktorlar', 'Ehegatten'].map(language)).toEqual(['tr', 'tr', null])
})

test('A page without any guide says so', async () => {
  const entries = await loadEntries('de')
  const published = entries.splice(0)
  await visit('/de/businesses')
  entries.push(...published)
  expect(screen.getByText('Keine Artikel')).toBeInTheDocument()
})
