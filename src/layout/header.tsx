import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { writingPage } from '#contracts/values/page-address.ts'
import logo from '#src/illustrations/logo.svg'
import { site } from '#src/site/site.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { InlineDrawing } from '#src/ui/inline-drawing.tsx'
import { Link } from '#src/ui/link.tsx'
import styles from './header.module.css'
import { MobileMenu } from './mobile-menu.tsx'
import { HEADER_LINKS, MENU_LINKS } from './navigation.ts'
import { NavigationLink } from './navigation-link.tsx'
import { TopBar } from './top-bar.tsx'

export function Header() {
  const { t } = useLingui()
  return (
    <header className={styles.whole} data-controller="return-header">
      <TopBar />
      <div className={styles.header}>
        <Link to="/" className={styles.logo} aria-label={t`${site.name}, to the home page`}>
          <InlineDrawing src={logo} width={40} height={40} className={styles.mark} />
          <span>{site.name}</span>
        </Link>
        <nav className={styles.wide} aria-label={t`Main`}>
          <ul className={styles.links}>
            <HeaderLinks />
          </ul>
        </nav>
        <MobileMenu label={t`Menu`} className={styles.narrow}>
          <ul className={styles.links}>
            <HeaderLinks />
            {MENU_LINKS.map((item) => (
              <li key={item.to}>
                <NavigationLink item={item} className={styles.link} />
              </li>
            ))}
          </ul>
        </MobileMenu>
      </div>
    </header>
  )
}

function HeaderLinks() {
  const { locale } = useRouteContext({ from: '__root__' })
  return (
    <>
      {HEADER_LINKS.map((item) => (
        <li key={item.to}>
          <NavigationLink item={item} className={styles.link} activeOptions={{ exact: item.to === '/' }} />
        </li>
      ))}
      <li className={styles.contact}>
        <ButtonLink tone="quiet" to={writingPage(locale)}>
          <Trans context="header">Contact us</Trans>
        </ButtonLink>
      </li>
    </>
  )
}
