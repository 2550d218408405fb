import { Trans, useLingui } from '@lingui/react/macro'
import { useMatches, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { localizedPath } from '#contracts/values/page-address.ts'
import type { Article } from '#src/content/articles.ts'
import { longDate } from '#src/content/long-date.ts'
import { OFFICE_HOURS } from '#src/content/office-hours.ts'
import { SITE_DAY } from '#src/content/site-day.ts'
import { site } from '#src/site/site.ts'
import { Text } from './borrowed-text.tsx'
import { CookieSettings } from './cookie-settings.tsx'
import styles from './footer.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { FOOTER_LINKS, LEGAL_LINKS, type NavigationItem } from './navigation.ts'
import { NavigationLink } from './navigation-link.tsx'
import { RiverEnd } from './river-end.tsx'
import { usePagePath } from './use-page-path.ts'

export function Footer() {
  const { t } = useLingui()
  const { name, email, origin } = site
  return (
    <footer className={`night ${styles.footer}`}>
      <RiverEnd />
      <div className={styles.columns}>
        <div className={styles.about}>
          <p className={styles.name}>{name}</p>
          <p>
            <Trans>
              Visas, work permits, recognition and relocation for employers and for people who move to
              Germany.
            </Trans>
          </p>
          <ul>
            <li>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
            <li>
              <a href={origin}>{origin.replace('https://', '')}</a>
            </li>
            <li>
              <Trans>Munich & Berlin</Trans>
            </li>
            {site.offices.map(({ street, postalCode, city }) => (
              <li key={city} lang="de">
                {street}, {postalCode} {city}
              </li>
            ))}
            <li>
              <Text message={OFFICE_HOURS} />
            </li>
          </ul>
        </div>
        <FooterLinks title={t`Quick links`} links={FOOTER_LINKS} />
        <FooterLinks title={t`Legal`} links={LEGAL_LINKS}>
          <li>
            <CookieSettings />
          </li>
        </FooterLinks>
        {site.social.length > 0 && (
          <div>
            <h2 className={styles.title}>
              <Trans>Follow us</Trans>
            </h2>
            <ul>
              {site.social.map(({ name: network, url }) => (
                <li key={network}>
                  <a href={url} rel="noopener noreferrer">
                    {network}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className={styles.last}>
        <p>{`© ${SITE_DAY.slice(0, 4)} ${name}`}</p>
        <LanguageSwitch />
      </div>
      <Printed />
    </footer>
  )
}

/** Footer for print: contact details, URL, date of the article, and day of printing. */
function Printed() {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  const path = usePagePath()
  const updated = useMatches({
    select: (matches) => (matches.at(-1)?.loaderData as Partial<Article> | undefined)?.entry?.updated,
  })
  const day = updated && longDate(updated, locale)
  return (
    <p className={styles.printed}>
      {site.name} · {site.email} · {t(OFFICE_HOURS)} {site.origin + localizedPath(path, locale)}
      {day && (
        <>
          {' · '}
          <Trans>Text and figures as of {day}</Trans>
        </>
      )}
      <span hidden data-controller="write-print-date" suppressHydrationWarning>
        {' · '}
        <Trans>
          Printed on <Day />
        </Trans>
      </span>
    </p>
  )
}

/** Placeholder for the day of printing, which `writePrintDate` fills in. */
const Day = () => <span data-day suppressHydrationWarning />

interface FooterLinksProps {
  title: string
  links: readonly NavigationItem[]
  children?: ReactNode
}

function FooterLinks({ title, links, children }: FooterLinksProps) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {links.map((item) => (
          <li key={item.to}>
            <NavigationLink item={item} activeOptions={{ exact: true }} />
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}
