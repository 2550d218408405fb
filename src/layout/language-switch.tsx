import { useLingui } from '@lingui/react/macro'
import { useLocation, useMatches, useRouteContext } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { LOCALES, type Locale, withLocale } from '#src/locale.ts'
import { isMissing } from '#src/seo.ts'
import styles from './language-switch.module.css'

const NAMES: Record<Locale, string> = { de: 'Deutsch', en: 'English' }

/** Plain links, since the language is fixed for the life of a page load; drafts survive in the session's storage. */
export function LanguageSwitch() {
  const { t } = useLingui()
  const pathname = useLocation({ select: (location) => location.pathname })
  const isPageMissing = useMatches({ select: isMissing })
  const { locale: current } = useRouteContext({ from: '__root__' })
  return (
    <nav aria-label={t({ id: 'shell.language', message: 'Language' })}>
      <ul className={styles.languages}>
        {LOCALES.toReversed().map((locale) => (
          <li key={locale}>
            <a
              // From a missing page they lead home, for no other address is known to exist.
              href={withLocale(isPageMissing ? '/' : pathname, locale)}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === current}
              onClick={keepSearch}
            >
              {NAMES[locale]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

// Added on the way out: a prerendered link cannot know the query of the page load.
function keepSearch({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.search = location.search
  currentTarget.hash = location.hash
}
