import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useRouteContext } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useFlow } from '#src/browser/use-flow.ts'
import { Form } from '#src/forms/form.tsx'
import { SentNotice } from '#src/forms/sent-notice.tsx'
import { SubmitButton } from '#src/forms/submit-button.tsx'
import { useFormFlow } from '#src/forms/use-form-flow.ts'
import { signUpFlow, signUpForm } from './sign-up.form.ts'
import { SIGN_UP_LABELS, SIGN_UP_NOTICES } from './sign-up.texts.ts'
import styles from './sign-up-form.module.css'

/** The sign-up for news of the Compass, below what a success says. */
export function SignUpForm({ labelledBy }: { labelledBy: string }) {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  const [snapshot, send] = useFlow(useMemo(() => signUpFlow(locale), [locale]))
  const { form, notice, sent, failure } = snapshot.context
  const flow = useFormFlow(signUpForm, snapshot, send)
  const isSent = snapshot.matches({ editing: 'sent' })
  return (
    <div>
      <SentNotice
        id="sign-up"
        showing={notice?.name === 'sign-up.sent' ? notice : null}
        text={SIGN_UP_NOTICES['sign-up.sent']}
        sent={isSent && sent ? { reference: null, answerBy: null, at: '' } : null}
      >
        <p>
          {sent?.form.email ? (
            <Trans id="sign-up.sent.address">
              It is on its way to <strong>{sent.form.email}</strong>. Please press the link in it within seven
              days.
            </Trans>
          ) : (
            <Trans id="sign-up.sent.link">
              It is on its way. Please press the link in it within seven days.
            </Trans>
          )}
        </p>
        <p>
          <Trans id="sign-up.sent.wrong">Wrong address? Simply sign up again with the right one.</Trans>
        </p>
      </SentNotice>
      <Form
        flow={flow}
        labelledBy={labelledBy}
        sentence={notice?.name === 'sign-up.failed' ? (failure?.sentence ?? null) : null}
        typed={form.email}
        subject={t({
          id: 'sign-up.mailSubject',
          message: 'Job Seeker Compass: please tell me when it opens',
        })}
        hasOptional={false}
      >
        <div className={styles.row}>
          <TextInput
            {...flow.textField('email')}
            type="email"
            label={t(SIGN_UP_LABELS.email)}
            autoComplete="email"
            inputMode="email"
            enterKeyHint="send"
            withAsterisk={false}
          />
          <SubmitButton
            flow={flow}
            label={<Trans id="sign-up.submit">Tell me when it opens</Trans>}
            sendingLabel={<Trans id="sign-up.sending">Sending...</Trans>}
            promise={
              <Trans id="sign-up.promise">
                We send one <span className="unbroken">e-mail</span> for you to confirm. Without your
                confirmation we write nothing more.
              </Trans>
            }
          />
        </div>
      </Form>
    </div>
  )
}
