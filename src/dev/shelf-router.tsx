import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  Outlet,
  useRouteContext,
} from '@tanstack/react-router'
import 'virtual:theme.css'
import '#src/app/styles/index.css'
import type { Messages } from '@lingui/core'
import type { ReactNode } from 'react'
import { loadI18n } from '#src/app/i18n.ts'
import type { RouterContext } from '#src/app/router-context.ts'
import type { Locale } from '#src/locale.ts'

const catalogs = import.meta.glob<{ messages: Messages }>('../**/locales/*.po')

/** A router with one page that stands in no layout, and all texts of the site. */
export async function createShelfRouter(locale: Locale, page: () => ReactNode) {
  const i18n = await loadI18n(locale)
  for (const [file, load] of Object.entries(catalogs))
    if (file.endsWith(`/${locale}.po`)) i18n.load(locale, (await load()).messages)
  const root = createRootRouteWithContext<RouterContext>()({ component: Shelf, notFoundComponent: page })
  const history = createMemoryHistory({ initialEntries: ['/shelf'] })
  const router = createRouter({ routeTree: root, history, context: { locale, i18n } })
  await router.load()
  return router as never
}

function Shelf() {
  const { locale, i18n } = useRouteContext({ from: '__root__' })
  return (
    <html lang={locale} data-mantine-color-scheme="light">
      <head>
        <title>Gallery</title>
      </head>
      <body>
        <I18nProvider i18n={i18n}>
          <main id="main">
            <Outlet />
          </main>
        </I18nProvider>
      </body>
    </html>
  )
}
