import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Language } from '#contracts/values/language.ts'
import { languagesOf, localizedPath } from '#contracts/values/page-address.ts'
import { site } from '#src/site/site.ts'
import { SPOKEN_LANGUAGES } from '#src/site/spoken-languages.ts'
import styles from './language-switch.module.css'
import { usePagePath } from './use-page-path.ts'

const LANGUAGE_NAMES: Record<Language, string> = { de: 'Deutsch', en: 'English', tr: 'Türkçe' }

/** Returns the languages in which this page exists, by name. */
export const usePageLanguages = (): readonly Language[] =>
  [...languagesOf(usePagePath())].sort((one, other) =>
    LANGUAGE_NAMES[one].localeCompare(LANGUAGE_NAMES[other]),
  )

interface LanguageLinkProps {
  to: Language
  className?: string | undefined
  children?: ReactNode
}

/**
 * Links to this page in a given language. The link causes a full page load, because the language cannot change while
 * the app runs. Drafts survive in session storage.
 */
export function LanguageLink({ to, className, children = LANGUAGE_NAMES[to] }: LanguageLinkProps) {
  const path = usePagePath()
  const { locale: current } = useRouteContext({ from: '__root__' })
  return (
    <a
      href={localizedPath(path, to)}
      hrefLang={to}
      lang={to}
      aria-current={to === current || undefined}
      className={className}
      data-controller="copy-address"
    >
      {children}
    </a>
  )
}

/** Links to this page in its languages, and to approved pages in languages that the site lacks. */
export function LanguageSwitch() {
  const { t } = useLingui()
  const languages = usePageLanguages()
  return (
    <nav aria-label={t`Language`}>
      <ul className={styles.languages}>
        {languages.map((locale) => (
          <li key={locale}>
            <LanguageLink to={locale} />
          </li>
        ))}
        {site.signedLanguages.map((language) => (
          <li key={language}>
            <a href={SPOKEN_LANGUAGES[language].path} hrefLang={language} lang={language}>
              {SPOKEN_LANGUAGES[language].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
