import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { type FormEvent, useEffect, useMemo } from 'react'
import { localizedPath } from '#contracts/values/page-address.ts'
import { useActor } from '#src/browser/use-actor.ts'
import needle from '#src/illustrations/compass.svg'
import { site } from '#src/site/site.ts'
import { Button, ButtonAnchor, ButtonLink } from '#src/ui/button.tsx'
import { InlineDrawing } from '#src/ui/inline-drawing.tsx'
import { Link } from '#src/ui/link.tsx'
import { Screen } from '#src/ui/screen.tsx'
import styles from './sign-up-confirmation.module.css'
import { screenOf, WAITLIST_ACTIONS, WAITLIST_SCREENS } from './waitlist-confirm.texts.ts'
import { arrival, wireWaitlistConfirm } from './waitlist-confirm.wiring.ts'

/** Page that the links in sign-up e-mails open. Confirms or withdraws a sign-up. */
export function SignUpConfirmation() {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  const [snapshot, send] = useActor(useMemo(() => wireWaitlistConfirm(locale), [locale]))
  const screen = screenOf(snapshot.value)
  const { title, text } = WAITLIST_SCREENS[screen]
  const isFailure = screen === 'refused' || screen === 'failed' || screen === 'stuck'
  const isWaiting = screen === 'loading' || screen === 'withdrawing'
  const { failure } = snapshot.context

  const retry = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'retry' })
  }

  useEffect(() => runWhenShown(() => send({ type: 'arrive', ...arrival() })), [send])

  return (
    <Screen
      name={screen}
      title={t(title)}
      text={(isFailure && failure?.sentence) || t(text)}
      isWaiting={isWaiting}
      isNews={!isWaiting}
      withoutApp={<ConfirmButton />}
      className={styles.page}
      picture={
        <div className={styles.compass}>
          <InlineDrawing
            src={needle}
            width={480}
            height={320}
            className={isWaiting ? styles.swinging : undefined}
          />
        </div>
      }
      notes={
        <>
          <Link to="/job-seeker-compass">{t(WAITLIST_ACTIONS.back)}</Link>
          <a href={`mailto:${site.email}`}>
            <Trans>Write to us</Trans>
          </a>
        </>
      }
    >
      <div className={styles.actions}>
        {screen === 'failed' && (
          <form method="post" onSubmit={retry}>
            <Button type="submit" name="confirmation" value="gesture">
              <Trans>Try again</Trans>
            </Button>
          </form>
        )}
        {(screen === 'refused' || screen === 'missing') && (
          <ButtonLink to="/job-seeker-compass" hash="news">
            {t(WAITLIST_ACTIONS.again)}
          </ButtonLink>
        )}
        {screen === 'confirmed' && (
          <>
            <ButtonAnchor href={localizedPath('/information/opportunity-card-germany', locale)}>
              {t(WAITLIST_ACTIONS.guide)}
            </ButtonAnchor>
            <Button tone="text" onClick={() => send({ type: 'withdraw' })}>
              <Trans>This was not me</Trans>
            </Button>
          </>
        )}
        {(screen === 'asking' || screen === 'stuck') && (
          <Button onClick={() => send({ type: 'withdraw' })}>
            <Trans>Take the sign-up back</Trans>
          </Button>
        )}
        {screen === 'asking' && (
          <Button onClick={() => send({ type: 'keepSignUp' })}>
            <Trans>No, it was me</Trans>
          </Button>
        )}
      </div>
    </Screen>
  )
}

/**
 * Form for a page whose app has not loaded. It posts to the URL of the page, which contains the token, and the host
 * forwards the request to a function (`staticwebapp.config.json`).
 */
function ConfirmButton() {
  return (
    <>
      <h1>
        <Trans>Confirm your sign-up</Trans>
      </h1>
      <p>
        <Trans>
          Press the button, and we write to you when the Job Seeker Compass opens. If you did not sign up,
          take it back: we then delete the address.
        </Trans>
      </p>
      <form method="post" className={styles.actions}>
        <Button type="submit" name="confirmation" value="gesture" tone="brick">
          <Trans>Confirm my sign-up</Trans>
        </Button>
        <Button type="submit" name="confirmation" value="withdraw">
          <Trans>Take the sign-up back</Trans>
        </Button>
      </form>
    </>
  )
}

/** If the browser prerenders the page, delays `run` until it is shown: prerendering must not confirm a sign-up. */
function runWhenShown(run: () => void): (() => void) | undefined {
  if (!('prerendering' in document && document.prerendering)) {
    run()
    return undefined
  }
  document.addEventListener('prerenderingchange', run, { once: true })
  return () => document.removeEventListener('prerenderingchange', run)
}
