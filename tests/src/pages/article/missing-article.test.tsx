import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { site } from '#src/site/site.ts'
import { visit } from '#tests/support/open-page.tsx'

test('A missing guide says so in its title, and its language links lead home', async () => {
  await visit('/information/no-such-article')
  expect(document.title).toBe(`Oops! Page not found · ${site.name}`)
  const languages = within(screen.getByRole('navigation', { name: 'Language' }))
  expect(languages.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '/de')
  expect(languages.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/')
})
