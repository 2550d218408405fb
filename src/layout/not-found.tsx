import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { LANGUAGES, type Language } from '#contracts/values/language.ts'
import { localizedPath } from '#contracts/values/page-address.ts'
import illustration from '#src/illustrations/not-found.svg'
import { ButtonLink } from '#src/ui/button.tsx'
import { InlineDrawing } from '#src/ui/inline-drawing.tsx'
import { Link } from '#src/ui/link.tsx'
import { MISSING_PAGE_LINKS } from './navigation.ts'
import { NavigationLink } from './navigation-link.tsx'
import styles from './not-found.module.css'

/** Text and link for readers of each language, who also reach the page in another language. */
const OTHERWISE: Readonly<Record<Language, { text: string; path: string; name: string }>> = {
  en: { text: 'There is no page at this address.', path: '/', name: 'To the English home page' },
  de: { text: 'Diese Seite gibt es nicht.', path: '/', name: 'Zur deutschen Startseite' },
  tr: { text: 'Bu adreste bir sayfa yok.', path: '/quick-check', name: 'Türkçe başlangıç: Hangi vize?' },
}

export function NotFoundPage() {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  const others = LANGUAGES.filter((language) => language !== locale)
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
            {MISSING_PAGE_LINKS.map((item) => (
              <li key={item.to}>
                <NavigationLink item={item} />
              </li>
            ))}
          </ul>
        </nav>
        {others.map((language) => {
          const { text, path, name } = OTHERWISE[language]
          return (
            <p key={language} lang={language} className={styles.otherwise}>
              {text}{' '}
              <a href={localizedPath(path, language)} hrefLang={language}>
                {name}
              </a>
            </p>
          )
        })}
      </div>
      <InlineDrawing src={illustration} width={480} height={320} />
    </div>
  )
}
