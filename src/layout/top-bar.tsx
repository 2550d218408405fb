import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { LanguageOffer } from './language-offer.tsx'
import { LanguageLink, usePageLanguages } from './language-switch.tsx'
import { INFORMATION_CENTER } from './navigation.ts'
import { NavigationLink } from './navigation-link.tsx'
import styles from './top-bar.module.css'

export function TopBar() {
  const { t } = useLingui()
  const languages = usePageLanguages()
  const { locale } = useRouteContext({ from: '__root__' })
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <LanguageOffer className={styles.offer} />
        <nav aria-label={t`Information and language`}>
          <ul className={styles.links}>
            <li>
              <NavigationLink item={INFORMATION_CENTER} className={styles.link} />
            </li>
            {languages
              .filter((other) => other !== locale)
              .map((other) => (
                <li key={other}>
                  <LanguageLink to={other} className={styles.link} />
                </li>
              ))}
          </ul>
        </nav>
      </div>
    </div>
  )
}
