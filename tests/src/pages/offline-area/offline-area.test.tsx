import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { localizedPath } from '#contracts/values/page-address.ts'
import { pathLanguage, withoutLanguage } from '#contracts/values/path-language.ts'
import { site } from '#src/site/site.ts'
import { routerAt, visit } from '#tests/support/open-page.tsx'

/** Words that each page must contain. Each page is tested in one language. */
const AREAS: [path: string, words: RegExp[]][] = [
  ['/app', [/not published yet/, /wizard/i, /documents/i, /dossier/i]],
  ['/de/app/assistant', [/nicht veröffentlicht/, /automatisch/i, /Fortschritt/i, /Export/i]],
  ['/app/documents', [/PDF, JPG and PNG/, /virus scan/i, /encrypted storage/i]],
  ['/de/app/output', [/PDF/, /ZIP/]],
  ['/account', [/profile/i, /billing/i, /subscription/i, /export of all your data/i]],
  ['/de/admin', [/Nur für Mitglieder des Teams/, /Bis zum Start/]],
]

const switchOn = (isOn: boolean) => vi.spyOn(site, 'offlineAreas', 'get').mockReturnValue(isOn)

test.each(AREAS)(
  'Switched on, %s is an unpublished area, hidden from search engines',
  async (path, words) => {
    switchOn(true)
    await visit(path)
    const main = screen.getByRole('main')
    for (const word of words) expect(main).toHaveTextContent(word)
    const compass = localizedPath('/job-seeker-compass', pathLanguage(path))
    expect(within(main).getByRole('link')).toHaveAttribute('href', compass)
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')
  },
)

test.each(AREAS)('Switched off, %s leads to the Compass and leaves no trace in the history', async (path) => {
  switchOn(false)
  const locale = pathLanguage(path)
  const { history, navigate } = await routerAt(localizedPath('/about', locale))
  await navigate({ to: withoutLanguage(path) })
  expect(history.location.pathname).toBe(localizedPath('/job-seeker-compass', locale))
  history.back()
  expect(history.location.pathname).toBe(localizedPath('/about', locale))
})
