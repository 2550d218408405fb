import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { site } from '#src/site/site.ts'
import { visit } from '#tests/support/open-page.tsx'

afterEach(() => void vi.restoreAllMocks())

test.for(['/contact', '/de/free-visa-case'])(
  "%s shows the operator's notice with the e-mail address while it is on, and no notice while it is off",
  async (path) => {
    const isOn = vi.spyOn(site, 'formsNotice', 'get').mockReturnValue(true)
    await visit(path)
    const notice = screen.getByRole('note')
    expect(notice).toHaveTextContent(
      /Our forms are currently not functional|Unsere Formulare sind derzeit nicht/,
    )
    expect(within(notice).getByRole('link', { name: site.email })).toHaveAttribute(
      'href',
      `mailto:${site.email}`,
    )
    isOn.mockReturnValue(false)
    await visit(path)
    expect(screen.queryByRole('note')).not.toBeInTheDocument()
  },
)
