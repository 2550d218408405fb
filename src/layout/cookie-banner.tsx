import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import styles from './cookie-banner.module.css'

/**
 * 'over the page': after the skip link, and fixed to the bottom of all but short viewports. 'in the page': before the
 * footer.
 */
type Place = 'over the page' | 'in the page'

/** Banner, hidden until `src/flows/cookie-consent` shows it. */
export function CookieBanner({ place }: { place: Place }) {
  const { t } = useLingui()
  const day = <Day>{t`an earlier day`}</Day>
  return (
    <Banner
      place={place}
      label={t`Cookies`}
      text={
        <Trans>
          We set no cookies for statistics or advertising. May we, should we ever want to?{' '}
          <Link to="/privacy">Privacy policy</Link>
        </Trans>
      }
      accepted={<Trans>You accepted on {day}.</Trans>}
      declined={<Trans>You declined on {day}.</Trans>}
      accept={<Trans>Accept</Trans>}
      decline={<Trans>Decline</Trans>}
    />
  )
}

interface BannerProps {
  place: Place
  label: string
  text: ReactNode
  /** Shown above the buttons if the visitor has already accepted. If they have declined, `declined` is shown. */
  accepted: ReactNode
  declined: ReactNode
  accept: ReactNode
  decline: ReactNode
}

const Banner = ({ place, label, text, accepted, declined, accept, decline }: BannerProps) => (
  <section
    hidden
    tabIndex={-1}
    aria-label={label}
    className={`${styles.banner} ${place === 'over the page' ? styles.over : styles.within}`}
    data-controller="ask-about-cookies"
  >
    <p>{text}</p>
    <p hidden data-choice="accepted">
      {accepted}
    </p>
    <p hidden data-choice="declined">
      {declined}
    </p>
    <div className={styles.buttons}>
      <Button size="small" value="accept">
        {accept}
      </Button>
      <Button size="small" value="decline">
        {decline}
      </Button>
    </div>
  </section>
)

/** Placeholder for the date of the choice. `src/flows/cookie-consent` may fill it in before hydration. */
const Day = ({ children }: { children: string }) => (
  <span data-day suppressHydrationWarning>
    {children}
  </span>
)
