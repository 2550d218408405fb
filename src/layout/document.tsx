import { I18nProvider } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core'
import { HeadContent, Outlet, useRouteContext } from '@tanstack/react-router'
import 'virtual:theme.css'
import '#src/app/styles/index.css'
import { theme } from '#src/theme.ts'
import styles from './document.module.css'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'

/** Mantine's one scheme takes its colours from the tokens, so the visitor's storage is neither read nor written for it. */
const noColorScheme: MantineColorSchemeManager = {
  get: () => 'light',
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
}

/** The bar above the header, continued by the browser's own; the values of `--paper-deep`. */
const THEME_COLORS = [
  { scheme: 'light', color: '#efe8da' },
  { scheme: 'dark', color: '#0b1815' },
]

/** The HTML document around every page: head, header, footer, and what makes navigation accessible. */
export function Document() {
  const { locale, i18n } = useRouteContext({ from: '__root__' })
  return (
    <html lang={locale} data-mantine-color-scheme="light">
      <head>
        {THEME_COLORS.map(({ scheme, color }) => (
          <meta key={scheme} name="theme-color" media={`(prefers-color-scheme: ${scheme})`} content={color} />
        ))}
        <HeadContent />
      </head>
      <body>
        <I18nProvider i18n={i18n}>
          <MantineProvider
            theme={theme}
            withCssVariables={false}
            withGlobalClasses={false}
            forceColorScheme="light"
            colorSchemeManager={noColorScheme}
          >
            <a className={`night ${styles.skip}`} href="#main">
              <Trans id="shell.skip">Skip to the content</Trans>
            </a>
            <Header />
            <main id="main" tabIndex={-1} className={styles.main}>
              <Outlet />
            </main>
            <Footer />
            <RouteAnnouncer />
          </MantineProvider>
        </I18nProvider>
      </body>
    </html>
  )
}
