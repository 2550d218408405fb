import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated, useRouteContext } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useEffect, useMemo } from 'react'
import type { MessageStatus, MessageWish } from '#contracts/calls/your-message.ts'
import { DAY, dayInWords, momentInWords } from '#contracts/words/german-time.ts'
import { useFlow } from '#src/browser/use-flow.ts'
import type { Locale } from '#src/site/locale.ts'
import { site } from '#src/site/site.ts'
import { SiteLink } from '#src/ui/site-link.tsx'
import { Unbroken } from '#src/ui/unbroken.tsx'
import { useScreenHeading } from '#src/ui/use-screen-heading.ts'
import styles from './message-view.module.css'
import { arrivingToken, yourMessageFlow } from './your-message.flow.ts'
import { MESSAGE_SCREENS, screenOf } from './your-message.texts.ts'

/** The page behind the link of a receipt: where the message stands, and what its sender can do about it. */
export function MessageView() {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  const [snapshot, send] = useFlow(useMemo(() => yourMessageFlow(locale), [locale]))
  const { message, failure } = snapshot.context
  const screen = screenOf(snapshot.value)
  const { title, text } = MESSAGE_SCREENS[screen]
  const isFailure = screen === 'failed' || screen === 'notTakenBack' || screen === 'notSentAgain'
  const isWaiting = screen === 'loading' || screen === 'takingBack' || screen === 'sendingAgain'
  const isNews = !isWaiting && screen !== 'kept'
  const heading = useScreenHeading(screen, isNews ? t(title) : null)
  const isAlive = useHydrated()

  useEffect(() => send({ type: 'arrive', token: arrivingToken() }), [send])

  const takeBack = (
    <Press wish="take-back" onPress={() => send({ type: 'takeBack' })}>
      <Trans id="your-message.takeBack">Take my message back</Trans>
    </Press>
  )
  const sendAgain = (
    <Press wish="send-again" onPress={() => send({ type: 'sendAgain' })}>
      <Trans id="your-message.sendAgain">Send the confirmation again</Trans>
    </Press>
  )
  const back = (
    <Press wish="show" tone="link" onPress={() => send({ type: 'back' })}>
      <Trans id="your-message.back">Back to my message</Trans>
    </Press>
  )

  return (
    <div className={styles.page} aria-busy={isWaiting}>
      <div key={screen} className={styles.screen}>
        {screen === 'loading' && !isAlive ? (
          <ByHand />
        ) : (
          <>
            <h1 ref={heading} tabIndex={-1}>
              <Unbroken>{t(title)}</Unbroken>
            </h1>
            <p>
              <Unbroken>{(isFailure && failure?.sentence) || t(text)}</Unbroken>
            </p>
          </>
        )}
        {screen === 'kept' && message && (
          <>
            <Status message={message} locale={locale} />
            <section>
              <h2>
                <Trans id="your-message.sendAgain.title">No confirmation in your mailbox?</Trans>
              </h2>
              <p>
                <Trans id="your-message.sendAgain.text">
                  We send it again to the address you gave. It holds this link too.
                </Trans>
              </p>
              {sendAgain}
            </section>
            <section>
              <h2>
                <Trans id="your-message.takeBack.title">Changed your mind?</Trans>
              </h2>
              <p>
                <Trans id="your-message.takeBack.text">
                  We then delete your message, and every e-mail about it that has not been sent. An e-mail
                  that was already sent stays in our team’s mailbox: we ask the team not to answer it and to
                  delete it. This cannot be undone.
                </Trans>
              </p>
              {takeBack}
            </section>
          </>
        )}
        {screen === 'failed' && (
          <Press wish="show" onPress={() => send({ type: 'retry' })}>
            <Trans id="your-message.retry">Try again</Trans>
          </Press>
        )}
        {(screen === 'sentAgain' || screen === 'withheld') && back}
        {(screen === 'notTakenBack' || screen === 'notSentAgain') && (
          <div className={styles.actions}>
            {screen === 'notTakenBack' ? takeBack : sendAgain}
            {back}
          </div>
        )}
      </div>
      <p className={styles.notes}>
        <SiteLink href="/contact">
          <Trans id="your-message.contact">Write another message</Trans>
        </SiteLink>
        <a href={`mailto:${site.email}`}>
          <Trans id="your-message.write">Write us an e-mail</Trans>
        </a>
      </p>
    </div>
  )
}

interface PressProps {
  wish: MessageWish
  tone?: 'link'
  onPress: () => void
  children: ReactNode
}

/**
 * A button that posts. The form has no address of its own: where no app answers the press, the browser posts to the
 * page's own address, which holds the token, and the host sends it on (`staticwebapp.config.json`).
 */
function Press({ wish, tone, onPress, children }: PressProps) {
  const press = (event: FormEvent) => {
    event.preventDefault()
    onPress()
  }
  return (
    <form method="post" onSubmit={press}>
      <button type="submit" name="wish" value={wish} data-tone={tone}>
        {children}
      </button>
    </form>
  )
}

/** Before the app is there, and where it never comes, a press looks the message up. */
function ByHand() {
  return (
    <>
      <h1>
        <Trans id="your-message.kept.title">Your message</Trans>
      </h1>
      <p>
        <Trans id="your-message.byHand.text">
          See when we received it, by when we answer, and when it is deleted. You can also take it back.
        </Trans>
      </p>
      <form method="post">
        <button type="submit" name="wish" value="show">
          <Trans id="your-message.byHand.show">Show where my message stands</Trans>
        </button>
      </form>
    </>
  )
}

/** Moments by the clock in Germany; a page of the functions fills them in, in words. */
function Status({ message, locale }: { message: MessageStatus; locale: Locale }) {
  const { reference, receivedAt, handedOverAt, answerBy, deletedOn } = message
  const moment = (at: string) => (MOMENT.test(at) ? momentInWords(new Date(at), locale) : at)
  const day = (on: string) => (DAY.test(on) ? dayInWords(on, locale) : on)
  return (
    <dl className={styles.status}>
      <div>
        <dt>
          <Trans id="your-message.reference">Reference number</Trans>
        </dt>
        <dd className={styles.reference}>{reference}</dd>
      </div>
      <div>
        <dt>
          <Trans id="your-message.received">Received</Trans>
        </dt>
        <dd>{moment(receivedAt)}</dd>
      </div>
      <div>
        <dt>
          <Trans id="your-message.handedOver">Handed to our team</Trans>
        </dt>
        <dd>
          {handedOverAt ? (
            moment(handedOverAt)
          ) : (
            <Trans id="your-message.waiting">Not yet: it is stored, and goes to the team by itself.</Trans>
          )}
        </dd>
      </div>
      <div>
        <dt>
          <Trans id="your-message.answerBy">We answer by</Trans>
        </dt>
        <dd>{day(answerBy)}</dd>
      </div>
      <div>
        <dt>
          <Trans id="your-message.deletedOn">Deleted on</Trans>
        </dt>
        <dd>{day(deletedOn)}</dd>
      </div>
    </dl>
  )
}

const MOMENT = /^\d{4}-\d\d-\d\dT/
