import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouteContext } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import styles from './cookie-banner.module.css'
import { cookieConsent } from './cookie-consent.flow.ts'

/** The banner, bottom left, until a choice is stored; again when the footer asks for it. */
export function CookieBanner() {
  const { t } = useLingui()
  const snapshot = useSelector(cookieConsent, (current) => current)
  const banner = useRef<HTMLElement>(null)
  const isAgain = snapshot.matches('again')
  const isShown = isAgain || snapshot.matches('asking')

  useEffect(() => {
    if (!isShown) return undefined
    let cameFrom = document.activeElement
    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !banner.current || banner.current.contains(target)) return
      cameFrom = target
      // Only for keys: a page that moves under a finger between press and release loses the click.
      if (target.matches(':focus-visible'))
        scrollBy(0, overlap(target.getBoundingClientRect(), banner.current.getBoundingClientRect()))
    }
    addEventListener('focusin', follow)
    return () => {
      removeEventListener('focusin', follow)
      // The button that was pressed is gone with the banner.
      if (document.activeElement !== document.body) return
      const goesTo = cameFrom === document.body ? document.getElementById('main') : cameFrom
      if (goesTo instanceof HTMLElement) goesTo.focus({ preventScroll: true })
    }
  }, [isShown])

  useEffect(() => {
    if (isAgain) banner.current?.focus()
  }, [isAgain])

  if (!isShown) return null
  const choose = (type: 'accept' | 'decline') => cookieConsent.send({ type, at: new Date().toISOString() })
  return (
    <section
      ref={banner}
      tabIndex={-1}
      aria-label={t({ id: 'cookies.label', message: 'Cookies' })}
      className={styles.banner}
      onKeyDown={({ key }) => key === 'Escape' && cookieConsent.send({ type: 'close' })}
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
          Should that ever change, your choice decides. More in the <Link to="/privacy">privacy policy</Link>.
        </Trans>
      </p>
      {isAgain && <ChoiceSoFar />}
      <div className={styles.buttons}>
        <button type="button" onClick={() => choose('accept')}>
          <Trans id="cookies.accept">Accept</Trans>
        </button>
        <button type="button" onClick={() => choose('decline')}>
          <Trans id="cookies.decline">Decline</Trans>
        </button>
      </div>
    </section>
  )
}

/** How far to scroll, in pixels, so that the banner does not cover what has the focus (WCAG 2.4.11). */
const overlap = (focused: DOMRect, banner: DOMRect): number =>
  focused.bottom > banner.top && focused.top < banner.bottom && focused.left < banner.right
    ? focused.bottom - banner.top + 16
    : 0

function ChoiceSoFar() {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  const choice = useSelector(cookieConsent, ({ context }) => context.stored)
  if (!choice) return null
  const day = choice.chosenAt
    ? new Date(choice.chosenAt).toLocaleDateString(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long' })
    : t({ id: 'cookies.someDay', message: 'an earlier day' })
  return (
    <p>
      {choice.choice === 'accepted' ? (
        <Trans id="cookies.accepted">You accepted on {day}.</Trans>
      ) : (
        <Trans id="cookies.declined">You declined on {day}.</Trans>
      )}
    </p>
  )
}
