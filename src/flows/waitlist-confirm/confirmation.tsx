import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouteContext } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import needle from '#src/illustrations/compass.svg'
import { site } from '#src/site.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { InlineDrawing } from '#src/ui/inline-drawing.tsx'
import { Unbroken } from '#src/ui/unbroken.tsx'
import { useFlow } from '#src/use-flow.ts'
import styles from './confirmation.module.css'
import { arrival, waitlistConfirmFlow } from './waitlist-confirm.flow.ts'
import { screenOf, WAITLIST_SCREENS } from './waitlist-confirm.texts.ts'

/** The page behind the links of our mails: it confirms by itself, and lets a stranger take the sign-up back. */
export function Confirmation() {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  const [snapshot, send] = useFlow(useMemo(() => waitlistConfirmFlow(locale), [locale]))
  const screen = screenOf(snapshot.value)
  const heading = useRef<HTMLHeadingElement>(null)
  const { title, text } = WAITLIST_SCREENS[screen]
  const isFailure = screen === 'failed' || screen === 'stuck'
  const isWaiting = screen === 'loading' || screen === 'withdrawing'
  const { failure } = snapshot.context

  useEffect(() => onceShown(() => send({ type: 'arrive', ...arrival() })), [send])

  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current !== screen) heading.current?.focus()
    shown.current = screen
    document.title = document.title.replace(/^(.* – )?/, isWaiting ? '' : `${t(title)} – `)
  }, [screen, isWaiting, t, title])

  return (
    <div className={styles.page} aria-busy={isWaiting}>
      <div className={styles.compass}>
        <InlineDrawing
          src={needle}
          width={480}
          height={320}
          className={isWaiting ? styles.swinging : undefined}
        />
      </div>
      <div key={screen} className={styles.message}>
        <h1 ref={heading} tabIndex={-1}>
          {t(title)}
        </h1>
        <p>
          <Unbroken>{(isFailure && failure?.sentence) || t(text)}</Unbroken>
        </p>
        <div className={styles.actions}>
          {screen === 'failed' && (
            <button type="button" onClick={() => send({ type: 'retry' })}>
              <Trans id="waitlist-confirm.retry">Try again</Trans>
            </button>
          )}
          {(screen === 'failed' || screen === 'missing') && (
            <ButtonLink to="/job-seeker-compass" hash="news" tone="quiet">
              <Trans id="waitlist-confirm.newLink">Send me a new link</Trans>
            </ButtonLink>
          )}
          {screen === 'confirmed' && (
            <button type="button" onClick={() => send({ type: 'withdraw' })}>
              <Trans id="waitlist-confirm.notMe">This was not me</Trans>
            </button>
          )}
          {(screen === 'asking' || screen === 'stuck') && (
            <button type="button" onClick={() => send({ type: 'withdraw' })}>
              <Trans id="waitlist-confirm.takeBack">Take the sign-up back</Trans>
            </button>
          )}
          {screen === 'asking' && (
            <button type="button" onClick={() => send({ type: 'keepSignUp' })}>
              <Trans id="waitlist-confirm.keep">No, it was me</Trans>
            </button>
          )}
        </div>
        <p className={styles.notes}>
          <Link to="/job-seeker-compass">
            <Trans id="waitlist-confirm.back">About the Job Seeker Compass</Trans>
          </Link>
          <a href={`mailto:${site.email}`}>
            <Trans id="waitlist-confirm.write">Write to us</Trans>
          </a>
        </p>
      </div>
      <noscript>
        <p>
          <Trans id="waitlist-confirm.noscript">
            Your browser runs no scripts, so this page cannot confirm anything. Answer our e-mail instead.
          </Trans>
        </p>
      </noscript>
    </div>
  )
}

/** A browser may render the page of a link before anybody follows it: nothing is posted until it is really shown. */
function onceShown(run: () => void): (() => void) | undefined {
  if (!('prerendering' in document && document.prerendering)) {
    run()
    return undefined
  }
  document.addEventListener('prerenderingchange', run, { once: true })
  return () => document.removeEventListener('prerenderingchange', run)
}
