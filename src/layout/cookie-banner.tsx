import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './cookie-banner.module.css'
import { isTurkish } from './navigation.ts'

/** The banner's markup, bottom left, right after the skip link; `flows/cookie-consent` shows it when there is something to ask. */
export function CookieBanner() {
  const { t } = useLingui()
  const pathname = useLocation({ select: (location) => location.pathname })
  if (isTurkish(pathname)) return <TurkishBanner />
  const day = <Day>{t({ id: 'cookies.someDay', message: 'an earlier day' })}</Day>
  return (
    <Banner
      label={t({ id: 'cookies.label', message: 'Cookies' })}
      text={
        <Trans id="cookies.text">
          No cookies for statistics or advertising today. And later? <Link to="/privacy">Privacy policy</Link>
        </Trans>
      }
      accepted={<Trans id="cookies.accepted">You accepted on {day}.</Trans>}
      declined={<Trans id="cookies.declined">You declined on {day}.</Trans>}
      accept={<Trans id="cookies.accept">Accept</Trans>}
      decline={<Trans id="cookies.decline">Decline</Trans>}
    />
  )
}

/** The same in Turkish, on the pages that are written in it. */
const TurkishBanner = () => (
  <Banner
    lang="tr"
    label="Çerezler"
    text={
      <>
        Bugün istatistik veya reklam çerezi yok. Ya ileride? <Link to="/privacy">Gizlilik (İngilizce)</Link>
      </>
    }
    accepted={
      <>
        Kabul ettiniz: <Day>daha önce</Day>.
      </>
    }
    declined={
      <>
        Reddettiniz: <Day>daha önce</Day>.
      </>
    }
    accept="Kabul et"
    decline="Reddet"
  />
)

interface BannerProps {
  lang?: string
  label: string
  text: ReactNode
  /** The choice so far, for a visitor who opens the banner again. */
  accepted: ReactNode
  declined: ReactNode
  accept: ReactNode
  decline: ReactNode
}

const Banner = ({ lang, label, text, accepted, declined, accept, decline }: BannerProps) => (
  <section
    hidden
    tabIndex={-1}
    lang={lang}
    aria-label={label}
    className={styles.banner}
    data-does="ask-about-cookies"
  >
    <p>{text}</p>
    <p hidden data-choice="accepted">
      {accepted}
    </p>
    <p hidden data-choice="declined">
      {declined}
    </p>
    <div className={styles.buttons}>
      <button type="button" value="accept">
        {accept}
      </button>
      <button type="button" value="decline">
        {decline}
      </button>
    </div>
  </section>
)

/** The flow writes the day over it, perhaps before React comes. */
const Day = ({ children }: { children: string }) => (
  <span data-day suppressHydrationWarning>
    {children}
  </span>
)
