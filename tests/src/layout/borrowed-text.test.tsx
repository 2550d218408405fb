import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createSiteRouter } from '#src/app/router.tsx'
import { borrowedTexts, loadI18n } from '#src/site/i18n.ts'

test('A text that a language lacks is in English, and is marked as English', async () => {
  const i18n = await loadI18n('tr')
  const [id = ''] = Object.entries(i18n.messages).find(([, text]) => String(text) === 'Hakkımızda') ?? []
  i18n.load('tr', { [id]: ['About'] })
  const borrowed = borrowedTexts(i18n) as Set<string>
  borrowed.add(id)
  const history = createMemoryHistory({ initialEntries: ['/tr/404'] })
  const router = createSiteRouter({ locale: 'tr', i18n, history })
  await router.load()
  render(<RouterProvider router={router} />, { container: document })
  for (const text of screen.getAllByText('About'))
    expect(text.closest('[lang]')).toHaveAttribute('lang', 'en')
  expect(screen.getAllByText('Ana sayfa')[0]?.closest('[lang]')).toHaveAttribute('lang', 'tr')
})
