import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouteContext } from '@tanstack/react-router'
import illustration from '#src/illustrations/not-found.svg'
import type { Locale } from '#src/site/locale.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { InlineDrawing } from '#src/ui/inline-drawing.tsx'
import { MISSING_PAGE_LINKS } from './navigation.ts'
import styles from './not-found.module.css'

/** Text in the other language, keyed by the language of the page. */
const OTHERWISE: Record<Locale, { lang: Locale; text: string; home: string; name: string }> = {
  en: { lang: 'de', text: 'Diese Seite gibt es nicht.', home: '/de', name: 'Zur deutschen Startseite' },
  de: { lang: 'en', text: 'There is no page at this address.', home: '/', name: 'To the English home page' },
}

export function NotFoundPage() {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  const otherwise = OTHERWISE[locale]
  return (
    <div className={styles.page} data-controller="translate-missing">
      <div>
        <h1>
          <Trans>Oops! Page not found</Trans>
        </h1>
        <p>
          <Trans>There is nothing at this address. Perhaps the page has moved.</Trans>
        </p>
        <ButtonLink to="/">
          <Trans>Return to home</Trans>
        </ButtonLink>
        <p>
          <Trans>
            Looking for a guide? <Link to="/information">Search the Information Center</Link>
          </Trans>
        </p>
        <nav aria-label={t`Where most visitors go`}>
          <ul className={styles.links}>
            {MISSING_PAGE_LINKS.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{t(label)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <p lang={otherwise.lang} className={styles.otherwise}>
          {otherwise.text}{' '}
          <a href={otherwise.home} hrefLang={otherwise.lang}>
            {otherwise.name}
          </a>
        </p>
      </div>
      <InlineDrawing src={illustration} width={480} height={320} />
    </div>
  )
}
