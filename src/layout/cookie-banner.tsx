import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import styles from './cookie-banner.module.css'

/** The banner's markup, bottom left, right after the skip link; `flows/cookie-consent` shows it when there is something to ask. */
export function CookieBanner() {
  const { t } = useLingui()
  const day = <Day>{t({ id: 'cookies.someDay', message: 'an earlier day' })}</Day>
  return (
    <section
      hidden
      tabIndex={-1}
      aria-label={t({ id: 'cookies.label', message: 'Cookies' })}
      className={styles.banner}
      data-does="ask-about-cookies"
    >
      <p className={styles.title}>
        <Trans id="cookies.title">Cookies: your choice</Trans>
      </p>
      <p>
        <Trans id="cookies.text">
          Today this site sets no cookies for statistics or advertising; we keep only your choice.
        </Trans>
      </p>
      <p>
        <Trans id="cookies.more">
          If that ever changes, we do what you choose here. More in the{' '}
          <Link to="/privacy">privacy policy</Link>.
        </Trans>
      </p>
      <p hidden data-choice="accepted">
        <Trans id="cookies.accepted">You accepted on {day}.</Trans>
      </p>
      <p hidden data-choice="declined">
        <Trans id="cookies.declined">You declined on {day}.</Trans>
      </p>
      <div className={styles.buttons}>
        <button type="button" value="accept">
          <Trans id="cookies.accept">Accept</Trans>
        </button>
        <button type="button" value="decline">
          <Trans id="cookies.decline">Decline</Trans>
        </button>
      </div>
    </section>
  )
}

/** The flow writes the day over it, perhaps before React comes. */
const Day = ({ children }: { children: string }) => (
  <span data-day suppressHydrationWarning>
    {children}
  </span>
)
