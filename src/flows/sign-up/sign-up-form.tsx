import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { useMemo } from 'react'
import { flushSync } from 'react-dom'
import { useActor } from '#src/browser/use-actor.ts'
import { EmailField } from '#src/forms/email-field.tsx'
import { focusField } from '#src/forms/focus-field.ts'
import { Form } from '#src/forms/form.tsx'
import { SentNotice } from '#src/forms/sent-notice.tsx'
import { SubmitButton } from '#src/forms/submit-button.tsx'
import { useFormView } from '#src/forms/use-form-view.ts'
import { WithEmailLink } from '#src/forms/with-email-link.tsx'
import { signUpForm, wireSignUp } from './sign-up.form.ts'
import { NO_CONFIRMATION_MAIL, SIGN_UP_LABELS, SIGN_UP_NOTICES, SIGN_UP_SENT } from './sign-up.texts.ts'
import styles from './sign-up-form.module.css'

export function SignUpForm({ labelledBy }: { labelledBy: string }) {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  const [snapshot, send] = useActor(useMemo(() => wireSignUp(locale), [locale]))
  const { notice, sent, failure } = snapshot.context
  const form = useFormView(signUpForm, snapshot, send)
  const isSent = snapshot.matches('sent')
  const hasNoMail = sent?.receipt === 'none'
  const writeAnother = () => {
    // Render the form before focusing its field.
    flushSync(() => send({ type: 'writeAnother' }))
    focusField('sign-up-email')
  }
  return (
    <div>
      <SentNotice
        id="sign-up"
        showing={notice?.kind === 'sent' ? notice : null}
        text={hasNoMail ? NO_CONFIRMATION_MAIL : SIGN_UP_NOTICES.sent}
        sent={isSent && sent ? { reference: null, answerBy: null, at: '' } : null}
        onWriteAnother={writeAnother}
        writeAnother={<Trans>Enter another address</Trans>}
      >
        {hasNoMail ? (
          <p>
            <WithEmailLink text={t(SIGN_UP_SENT.typeYourself)} />
          </p>
        ) : (
          <MissingMailAdvice address={sent?.form.email ?? ''} />
        )}
      </SentNotice>
      {!isSent && (
        <Form
          form={form}
          labelledBy={labelledBy}
          sentence={notice?.kind === 'failed' ? (failure?.sentence ?? null) : null}
          typed={form.context.form.email}
          subject={t`Job Seeker Compass: please tell me when it opens`}
          hasOptional={false}
        >
          <div className={styles.row}>
            <EmailField form={form} label={SIGN_UP_LABELS.email} isOnly />
            <SubmitButton
              form={form}
              label={<Trans>Tell me when it opens</Trans>}
              sendingLabel={<Trans>Sending...</Trans>}
              promise={
                <Trans>
                  We send one <span className="unbroken">e-mail</span> for you to confirm. Without your
                  confirmation we write nothing more.
                </Trans>
              }
            />
          </div>
        </Form>
      )}
    </div>
  )
}

/** Shows the same text for every address, and so does not reveal who is on the list. */
function MissingMailAdvice({ address }: { address: string }) {
  const { t } = useLingui()
  return (
    <>
      <p>
        {address ? (
          <Trans>
            Look for our e-mail at <strong>{address}</strong>, and press the link in it within seven days.
          </Trans>
        ) : (
          t(SIGN_UP_SENT.pressLink)
        )}
      </p>
      <p>{t(SIGN_UP_SENT.wrongAddress)}</p>
      <p>
        <WithEmailLink text={t(SIGN_UP_SENT.noMail)} />
      </p>
    </>
  )
}
