import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { site } from '#src/site/site.ts'
import { visit } from '#tests/support/open-page.tsx'

test.for(['/information/no-such-article', '/no-such-page'])(
  '%s says in its title that it is missing, and its language links lead home',
  async (path) => {
    await visit(path)
    expect(document.title).toBe(`Oops! Page not found · ${site.name}`)
    const languages = screen.getByRole('navigation', { name: 'Language' })
    expect(within(languages).getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '/de')
    expect(within(languages).getByRole('link', { name: 'English' })).toHaveAttribute('href', '/')
  },
)
