import { I18nProvider } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useLocation, useRouteContext } from '@tanstack/react-router'
import { hasControls } from '#src/site/acting-pages.ts'
import { borrowedTexts } from '#src/site/i18n.ts'
import { BorrowedText } from './borrowed-text.tsx'
import { CookieBanner } from './cookie-banner.tsx'
import styles from './document.module.css'
import { Footer } from './footer.tsx'
import { Head } from './head.tsx'
import { Header } from './header.tsx'
import { Main } from './main.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { SentencePlace } from './sentence-place.tsx'

/** Colours of the browser's toolbar, equal to `--paper-deep`. */
const THEME_COLORS = [
  { scheme: 'light', color: '#efe8da' },
  { scheme: 'dark', color: '#0b1815' },
]

export function Document() {
  const { locale, i18n } = useRouteContext({ from: '__root__' })
  const isOver = useLocation({ select: ({ pathname }) => !hasControls(pathname) })
  const isIncomplete = borrowedTexts(i18n).size > 0
  return (
    <html lang={locale} data-mantine-color-scheme="light">
      <head>
        {THEME_COLORS.map(({ scheme, color }) => (
          <meta key={scheme} name="theme-color" media={`(prefers-color-scheme: ${scheme})`} content={color} />
        ))}
        <Head />
      </head>
      <body>
        <I18nProvider i18n={i18n} {...(isIncomplete && { defaultComponent: BorrowedText })}>
          <a className={`night ${styles.skip}`} href="#main">
            <Trans>Skip to the content</Trans>
          </a>
          {isOver && <CookieBanner place="over the page" />}
          <Header />
          <SentencePlace />
          <Main />
          {!isOver && <CookieBanner place="in the page" />}
          <Footer />
          <RouteAnnouncer />
        </I18nProvider>
      </body>
    </html>
  )
}
