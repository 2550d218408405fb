import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { type ComponentType, useEffect, useState } from 'react'
import { stylesheetLoaded } from '#src/app/stylesheet.ts'
import { whenIdle } from '#src/when-idle.ts'
import styles from './cookie-consent.module.css'

/** The banner, right after the skip link; it comes when the page is alive and idle, since nothing waits for it. */
export function CookieConsent() {
  const { i18n, locale } = useRouteContext({ from: '__root__' })
  const [loaded, setLoaded] = useState<{ Banner: ComponentType }>()
  useEffect(() => {
    let isGone = false
    const show = async () => {
      const { loadCookieBanner } = await import('#src/flows/cookie-consent/load-cookie-banner.ts')
      const [Banner] = await Promise.all([loadCookieBanner(i18n, locale), stylesheetLoaded()])
      if (!isGone) setLoaded({ Banner })
    }
    // A banner that cannot be fetched is none: without it the site sets nothing.
    whenIdle(() => void show().catch(() => undefined))
    return () => {
      isGone = true
    }
  }, [i18n, locale])
  return loaded && <loaded.Banner />
}

/** Opens the banner again, from the footer. */
export function CookieSettings() {
  const reopen = async () => {
    const { cookieConsent } = await import('#src/flows/cookie-consent/cookie-consent.flow.ts')
    cookieConsent.send({ type: 'reopen' })
  }
  return (
    <button type="button" className={styles.settings} onClick={() => void reopen()}>
      <Trans id="footer.cookies">Cookie settings</Trans>
    </button>
  )
}
