import { useLingui } from '@lingui/react/macro'
import { Link, useRouteContext } from '@tanstack/react-router'
import { LOCALES } from '#src/site/locale.ts'
import { LanguageOffer } from './language-offer.tsx'
import { LanguageLink } from './language-switch.tsx'
import { INFORMATION_CENTER } from './navigation.ts'
import styles from './top-bar.module.css'

export function TopBar() {
  const { t } = useLingui()
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <LanguageOffer className={styles.offer} />
        <nav aria-label={t`Information and language`}>
          <ul className={styles.links}>
            <TopBarLinks className={styles.link} />
          </ul>
        </nav>
      </div>
    </div>
  )
}

export function TopBarLinks({ className }: { className: string | undefined }) {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  const { to, label } = INFORMATION_CENTER
  return (
    <>
      <li>
        <Link to={to} className={className}>
          {t(label)}
        </Link>
      </li>
      {LOCALES.filter((other) => other !== locale).map((other) => (
        <li key={other}>
          <LanguageLink to={other} className={className} />
        </li>
      ))}
    </>
  )
}
