import { useLingui } from '@lingui/react/macro'
import { useLocation, useMatches, useRouteContext } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { LOCALES, type Locale, withLocale } from '#src/locale.ts'
import styles from './language-switch.module.css'

const NAMES: Record<Locale, string> = { de: 'Deutsch', en: 'English' }

/** Plain links, since the language is fixed for the life of a page load; drafts survive in the session's storage. */
export function LanguageSwitch() {
  const { t } = useLingui()
  const pathname = useLocation({ select: (location) => location.pathname })
  // Only the root matches a missing page; its language links lead home, for no other address is known to exist.
  const isMissing = useMatches({ select: (matches) => matches.length === 1 })
  const { locale: current } = useRouteContext({ from: '__root__' })
  return (
    <nav aria-label={t({ id: 'shell.language', message: 'Language' })}>
      <ul className={styles.languages}>
        {LOCALES.toReversed().map((locale) => (
          <li key={locale}>
            <a
              href={withLocale(isMissing ? '/' : pathname, locale)}
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
