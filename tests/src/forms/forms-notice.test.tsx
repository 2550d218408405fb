import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { site } from '#src/site/site.ts'
import { visit } from '#tests/support/open-page.tsx'

const PAGES = [
  ['/contact', 'Our forms are currently not functional'],
  ['/de/free-visa-case', 'Unsere Formulare sind derzeit nicht funktionsfähig'],
] as const

afterEach(() => void vi.restoreAllMocks())

test.each(PAGES)(
  'While the operator’s notice is on, %s shows "%s" and the e-mail address',
  async (path, title) => {
    vi.spyOn(site, 'formsNotice', 'get').mockReturnValue(true)
    await visit(path)
    const notice = screen.getByRole('note')
    expect(notice).toHaveTextContent(title)
    expect(within(notice).getByRole('link', { name: site.email })).toHaveAttribute(
      'href',
      `mailto:${site.email}`,
    )
  },
)

test.each(PAGES)('While the notice is off, %s does not show "%s"', async (path, title) => {
  vi.spyOn(site, 'formsNotice', 'get').mockReturnValue(false)
  await visit(path)
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
  expect(screen.queryByText(title)).not.toBeInTheDocument()
})
