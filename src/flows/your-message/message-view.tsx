import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useEffect, useMemo } from 'react'
import type { MessageStatus, MessageWish } from '#contracts/calls/your-message.ts'
import { dayInWords, momentInWords } from '#contracts/values/german-time.ts'
import type { Language } from '#contracts/values/language.ts'
import { writingPage } from '#contracts/values/page-address.ts'
import { useActor } from '#src/browser/use-actor.ts'
import { site } from '#src/site/site.ts'
import { Button } from '#src/ui/button.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'
import { StatusList, StatusRow } from '#src/ui/status-list.tsx'
import { Unbroken } from '#src/ui/unbroken.tsx'
import styles from './message-view.module.css'
import { Talk } from './talk.tsx'
import { MESSAGE_SCREENS, MESSAGE_TEXTS, type MessageScreen, screenOf } from './your-message.texts.ts'
import { arrivingToken, wireYourMessage } from './your-message.wiring.ts'

const FAILURES: readonly MessageScreen[] = ['failed', 'notTakenBack', 'notSentAgain', 'notAnswered']
const WAITING: readonly MessageScreen[] = ['loading', 'takingBack', 'sendingAgain', 'answering']

/** Page that the link in a receipt opens. Shows a message's status and its talk, takes the message back, or resends
 * the receipt. */
export function MessageView() {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  const [snapshot, send] = useActor(useMemo(() => wireYourMessage(locale), [locale]))
  const { message, outcome, failure } = snapshot.context
  const screen = screenOf(snapshot.value)
  const { title, text } = MESSAGE_SCREENS[screen]
  const isFailure = FAILURES.includes(screen)
  const isWaiting = WAITING.includes(screen)
  const isNews = !isWaiting && screen !== 'shown'

  useEffect(() => send({ type: 'arrive', token: arrivingToken() }), [send])

  const sendAgain = (
    <PostButton wish="send-again" onPress={() => send({ type: 'sendAgain' })}>
      {t(MESSAGE_TEXTS.sendAgain)}
    </PostButton>
  )
  const back = (
    <PostButton wish="show" tone="text" onPress={() => send({ type: 'back' })}>
      {t(MESSAGE_TEXTS.back)}
    </PostButton>
  )

  const talk = message && <Talk message={message} outcome={outcome} locale={locale} send={send} />
  const hasNews = message?.talk !== undefined && message.talk.state !== 'waiting'

  return (
    <Screen
      name={screen}
      title={t(title)}
      text={(isFailure && failure?.sentence) || t(text)}
      isWaiting={isWaiting}
      isNews={isNews}
      withoutApp={<LookUpButton />}
      className={styles.page}
      notes={
        <>
          <SiteLink href={writingPage(locale)}>{t(MESSAGE_TEXTS.another)}</SiteLink>
          <a href={`mailto:${site.email}`}>
            <Trans>Write us an e-mail</Trans>
          </a>
        </>
      }
    >
      {screen === 'shown' && message && (
        <div className={styles.columns}>
          <div>
            {hasNews && talk}
            <Status message={message} locale={locale} />
          </div>
          <div>
            {!hasNews && talk}
            <section>
              <h2>{t(MESSAGE_TEXTS.sendAgainTitle)}</h2>
              <p>
                <Unbroken>{t(MESSAGE_TEXTS.sendAgainHint)}</Unbroken>
              </p>
              {sendAgain}
            </section>
            <section>
              <h2>{t(MESSAGE_TEXTS.takeBackTitle)}</h2>
              <p>
                <Unbroken>{t(MESSAGE_TEXTS.takeBackHint)}</Unbroken>
              </p>
              <PostButton wish="show" onPress={() => send({ type: 'takeBack' })}>
                {t(MESSAGE_TEXTS.takeBack)}
              </PostButton>
            </section>
          </div>
        </div>
      )}
      {screen === 'asking' && (
        <div className={styles.actions}>
          <PostButton wish="take-back" onPress={() => send({ type: 'confirm' })}>
            {t(MESSAGE_TEXTS.takeBackForGood)}
          </PostButton>
          <PostButton wish="show" onPress={() => send({ type: 'back' })}>
            {t(MESSAGE_TEXTS.keep)}
          </PostButton>
        </div>
      )}
      {screen === 'failed' && (
        <PostButton wish="show" onPress={() => send({ type: 'retry' })}>
          {t(MESSAGE_TEXTS.retry)}
        </PostButton>
      )}
      {(screen === 'notAnswered' || screen === 'notTakenBack') && (
        <div className={styles.actions}>
          <Button onClick={() => send({ type: 'retry' })}>{t(MESSAGE_TEXTS.retry)}</Button>
          {back}
        </div>
      )}
      {(screen === 'sentAgain' || screen === 'noReceipt') && back}
      {screen === 'notSentAgain' && (
        <div className={styles.actions}>
          {sendAgain}
          {back}
        </div>
      )}
    </Screen>
  )
}

interface PostButtonProps {
  wish: MessageWish
  tone?: 'text'
  onPress: () => void
  children: ReactNode
}

function PostButton({ wish, tone, onPress, children }: PostButtonProps) {
  const press = (event: FormEvent) => {
    event.preventDefault()
    onPress()
  }
  return (
    <form method="post" onSubmit={press}>
      <Button type="submit" name="wish" value={wish} tone={tone}>
        {children}
      </Button>
    </form>
  )
}

/**
 * Form for a page whose app has not loaded. It posts to the URL of the page, which still contains the token, and the
 * host forwards the request to a function (`staticwebapp.config.json`).
 */
function LookUpButton() {
  return (
    <>
      <h1>
        <Trans>Your message</Trans>
      </h1>
      <p>
        <Trans>
          See when we received it, by when we answer, and when it is deleted. You can also take it back.
        </Trans>
      </p>
      <form method="post">
        <Button type="submit" name="wish" value="show">
          <Trans>Show where my message stands</Trans>
        </Button>
      </form>
    </>
  )
}

/** Status of a message, with times in the German time zone. Once the team has answered, its promised day is over. */
function Status({ message, locale }: { message: MessageStatus; locale: Language }) {
  const { t } = useLingui()
  const { reference, receivedAt, handedOverAt, answerBy, deletedOn, talk } = message
  const moment = (at: string) => {
    const german = momentInWords(new Date(at), locale)
    return t`${german} (German time)`
  }
  return (
    <StatusList>
      <StatusRow label={t(MESSAGE_TEXTS.reference)}>
        <span className={styles.reference}>{reference}</span>
      </StatusRow>
      <StatusRow label={t(MESSAGE_TEXTS.received)}>{moment(receivedAt)}</StatusRow>
      <StatusRow label={t(MESSAGE_TEXTS.handedOver)}>
        {handedOverAt ? moment(handedOverAt) : t(MESSAGE_TEXTS.waiting)}
      </StatusRow>
      {talk?.answeredAt ? (
        <StatusRow label={t(MESSAGE_TEXTS.answered)}>{moment(talk.answeredAt)}</StatusRow>
      ) : (
        <StatusRow label={t(MESSAGE_TEXTS.answerBy)}>{dayInWords(answerBy, locale)}</StatusRow>
      )}
      <StatusRow label={t(MESSAGE_TEXTS.deletedOn)}>{dayInWords(deletedOn, locale)}</StatusRow>
    </StatusList>
  )
}
