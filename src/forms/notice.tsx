import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import { useTitlePrefix } from '#src/ui/title-prefix.ts'
import { CopyButton } from './copy-button.tsx'
import { focusField } from './focus-field.ts'
import { KeepOffer } from './keep-offer.tsx'
import { mailAddress } from './mail-address.ts'
import styles from './notice.module.css'
import type { NoticeText } from './notice-text.ts'
import { BACK_ONLINE, ERROR_TITLE, OFFLINE, WAIT } from './problem-texts.ts'
import queued from './queued-notice.module.css'
import type { FormView } from './use-form-view.ts'
import { WithEmailLink } from './with-email-link.tsx'

interface NoticeProps<Form> {
  form: FormView<Form>
  notice: NoticeText | null
  sentence: string | null
  typed: string
  subject: string
}

/** Notice at the top of a form. The live region is always in the page, so that screen readers announce its text. */
export function Notice<Form>({ form, notice, sentence, typed, subject }: NoticeProps<Form>) {
  const { t } = useLingui()
  const board = useRef<HTMLDivElement>(null)
  const sendNow = useRef<HTMLButtonElement>(null)
  const { notice: showing, failure, isBackOnline, isOffline } = form.context
  const tone = notice?.tone
  const firstProblem = form.problems[0]?.id
  const error = notice?.tone === 'error' ? notice : null
  const connection = isBackOnline
    ? BACK_ONLINE
    : showing?.kind === 'failed' && failure && isOffline
      ? OFFLINE
      : null
  const text = error && (connection ?? error)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each showing takes the focus once, typing takes none
  useEffect(() => {
    if (!showing) return
    if (tone === 'error') board.current?.focus()
    if (tone === 'hint' && firstProblem) focusField(firstProblem)
  }, [showing])

  useEffect(() => {
    const { activeElement, body } = document
    // The focus is on the body if the focused button has just disappeared. Do not take the focus from a field.
    const isHere = activeElement === body || board.current?.contains(activeElement)
    if (isBackOnline && isHere) sendNow.current?.focus({ preventScroll: true })
  }, [isBackOnline])

  useTitlePrefix(error && !connection ? `${t(ERROR_TITLE)}: ` : null)

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, this groups statements about them
    <div
      ref={board}
      tabIndex={-1}
      role="group"
      aria-labelledby={text ? `${form.id}-notice` : undefined}
      className={text ? styles.error : styles.empty}
    >
      <div role="alert">
        {text && (
          <div key={text.title.id}>
            <p id={`${form.id}-notice`} className={styles.title}>
              {t(text.title)}
            </p>
            <p>
              <WithEmailLink text={(!connection && sentence) || t(text.message)} />
            </p>
          </div>
        )}
      </div>
      {text && form.problems.length > 0 && (
        <ul className={styles.problems}>
          {form.problems.map(({ id, text: problem }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault()
                  focusField(id)
                }}
              >
                {problem}
              </a>
            </li>
          ))}
        </ul>
      )}
      {text && isBackOnline && (
        <div className={queued.buttons}>
          <Button ref={sendNow} type="submit">
            <Trans>Send now</Trans>
          </Button>
        </div>
      )}
      {text && failure && !isBackOnline && <AfterFailure form={form} typed={typed} subject={subject} />}
    </div>
  )
}

function AfterFailure<Form>({ form, typed, subject }: Omit<NoticeProps<Form>, 'notice' | 'sentence'>) {
  const { i18n, t } = useLingui()
  const { failure, isOffline } = form.context
  const minutes = Math.ceil((failure?.retryAfterS ?? 0) / 60)
  const { href, hasText } = mailAddress(subject, typed)
  return (
    <>
      {failure?.status === 429 && minutes > 0 && <p>{i18n._({ ...WAIT, values: { minutes } })}</p>}
      {!(isOffline && form.queue.isOffered) && (
        <>
          <p>
            {!isOffline && (
              <>
                <Trans>Nothing you typed is lost.</Trans>{' '}
              </>
            )}
            <a href={href}>
              <Trans>Send it as an e-mail instead</Trans>
            </a>
          </p>
          {!hasText && (
            <p>
              <Trans>
                Your text is too long to open in an e-mail by itself. Copy it here and paste it into the
                e-mail.
              </Trans>
            </p>
          )}
          <div className={queued.buttons}>
            <CopyButton text={typed} label={t`Copy your text`} />
          </div>
        </>
      )}
      {form.queue.isOffered && <KeepOffer onKeep={() => form.queue.enqueue(typed)} />}
    </>
  )
}
