import { useLocation, useRouteContext } from '@tanstack/react-router'
import { Button } from '#src/ui/button.tsx'
import styles from './language-offer.module.css'
import { LanguageLink } from './language-switch.tsx'
import { TURKISH_GUIDES } from './navigation.ts'

/**
 * Two offers: a German one, with a link to this page in German, and a Turkish one, with links to Turkish pages. Both
 * are hidden until `offerLanguage` shows one.
 */
export function LanguageOffer({ className }: { className: string | undefined }) {
  const { locale } = useRouteContext({ from: '__root__' })
  const pathname = useLocation({ select: (location) => location.pathname })
  if (TURKISH_GUIDES.some(({ href }) => href === pathname)) return null
  const line = [styles.offer, className].filter(Boolean).join(' ')
  return (
    <>
      {locale === 'en' && (
        <div lang="de" hidden className={line} data-controller="offer-language">
          <LanguageLink to="de">Diese Seite auf Deutsch lesen</LanguageLink>
          <Button tone="cross" aria-label="Hinweis schließen" className={styles.close} />
        </div>
      )}
      <div lang="tr" hidden className={line} data-controller="offer-language">
        <a href="/quick-check-turkish" hrefLang="tr">
          Hangi vize?
        </a>
        <details className={styles.guides} data-controller="close-menu">
          <summary>Türkçe rehberler</summary>
          <ul>
            {TURKISH_GUIDES.map(({ href, name }) => (
              <li key={href}>
                <a href={href} hrefLang="tr">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </details>
        <Button tone="cross" aria-label="Kapat" className={styles.close} />
      </div>
    </>
  )
}
