import { createMemoryHistory } from '@tanstack/react-router'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createSiteRouter } from '#src/app/router.tsx'
import { loadI18n } from '#src/site/i18n.ts'
import { LOCALES, withLocale } from '#src/site/locale.ts'
import { site } from '#src/site/site.ts'
import { visit } from '#tests/support/open-page.tsx'

/** Descriptions of each area in section 2 of the specification. */
const AREAS: Record<string, Record<(typeof LOCALES)[number], RegExp[]>> = {
  '/app': {
    en: [/wizard/i, /documents/i, /dossier/i],
    de: [/Assistent/, /Dokumente/, /Dossier/],
  },
  '/app/assistant': {
    en: [/autosave/i, /progress/i, /export/i],
    de: [/automatisch/i, /Fortschritt/i, /Export/i],
  },
  '/app/documents': {
    en: [/PDF, JPG and PNG/, /virus scan/i, /encrypted storage/i],
    de: [/PDF-, JPG- und PNG-Dateien/, /Viren/i, /verschlüsselt/i],
  },
  '/app/output': { en: [/PDF/, /ZIP/], de: [/PDF/, /ZIP/] },
  '/account': {
    en: [/profile/i, /billing/i, /subscription/i, /export of all your data/i],
    de: [/Profil/, /Abrechnung/, /Abonnement/, /Export aller/],
  },
  '/admin': {
    en: [/team only/i, /until the launch/i],
    de: [/Nur für Mitglieder des Teams/, /Bis zum Start/],
  },
}
const PATHS = LOCALES.flatMap((locale) => Object.keys(AREAS).map((path) => ({ path, locale })))

afterEach(() => void vi.restoreAllMocks())

test.each(PATHS)(
  'switched on, $path describes an unpublished area in $locale, hidden from search engines',
  async ({ path, locale }) => {
    vi.spyOn(site, 'offlineAreas', 'get').mockReturnValue(true)
    await visit(withLocale(path, locale))
    const main = screen.getByRole('main')
    expect(main).toHaveTextContent(locale === 'de' ? /nicht veröffentlicht/ : /not published yet/)
    for (const feature of AREAS[path]?.[locale] ?? []) expect(main).toHaveTextContent(feature)
    expect(within(main).getByRole('link')).toHaveAttribute('href', withLocale('/job-seeker-compass', locale))
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')
    expect(document.querySelector('link[rel="canonical"]')).toBeNull()
  },
)

test.each(PATHS)(
  'switched off, $path leads to the Compass in $locale and leaves no trace in the history',
  async ({ path, locale }) => {
    vi.spyOn(site, 'offlineAreas', 'get').mockReturnValue(false)
    const history = createMemoryHistory({ initialEntries: [withLocale('/about', locale)] })
    const router = createSiteRouter({ locale, i18n: await loadI18n(locale), history })
    await router.load()
    await router.navigate({ to: path })
    expect(history.location.pathname).toBe(withLocale('/job-seeker-compass', locale))
    expect(history.length).toBe(2)
    history.back()
    expect(history.location.pathname).toBe(withLocale('/about', locale))
  },
)
