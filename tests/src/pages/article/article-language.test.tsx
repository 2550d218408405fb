import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadEntries } from '#src/content/articles.ts'
import { visit } from '#tests/support/open-page.tsx'

const NOTE = 'Diesen Artikel gibt es nur auf Englisch.'

test('an article in English only has a note, and no other does', async () => {
  const entry = (await loadEntries('de')).find(({ slug }) => slug === 'fsp-examination-germany')
  if (!entry) throw new Error('the article is gone')
  entry.language = 'en'
  await visit('/de/information/fsp-examination-germany')
  entry.language = 'de'
  expect(screen.getByText(NOTE)).toBeInTheDocument()
  expect(screen.getByRole('article')).toHaveAttribute('lang', 'en')
  await visit('/de/information/family-reunion-visa-germany')
  expect(screen.queryByText(NOTE)).toBeNull()
})
