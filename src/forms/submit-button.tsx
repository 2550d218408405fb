import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { AnswerDate } from './answer-date.tsx'
import { focusField } from './focus-field.ts'
import styles from './form.module.css'
import type { FormView } from './use-form-view.ts'

interface SubmitButtonProps<Form> {
  form: FormView<Form>
  label: ReactNode
  sendingLabel: ReactNode
  promise: ReactNode
  /** Reason why the form cannot be sent yet, and the field that it is about. Replaces `promise` once something is typed. */
  blocker?: { text: string; field: string } | null
}

/** Button that stays focusable while it is disabled, because it uses `aria-disabled`. */
export function SubmitButton<Form>({
  form,
  label,
  sendingLabel,
  promise,
  blocker = null,
}: SubmitButtonProps<Form>) {
  const { t } = useLingui()
  const isHydrated = useHydrated()
  const hint = `${form.id}-submit-hint`
  const isBlocked = isHydrated && blocker !== null
  const shown = isBlocked && form.typed !== '' ? blocker : null
  return (
    <div className={styles.submit}>
      <p id={hint} className={styles.hint} data-blocks={shown !== null || undefined}>
        {shown ? (
          <Button tone="text" onClick={() => focusField(`${form.id}-${shown.field}`)}>
            {shown.text}
          </Button>
        ) : (
          promise
        )}
      </p>
      <AnswerDate form={form.name} />
      {form.context.isOffline && (
        <p className={styles.offline}>
          <Trans>You are offline. You can go on typing: it stays on this device until you send it.</Trans>
        </p>
      )}
      <Button type="submit" tone="brick" aria-disabled={form.isSending || isBlocked} aria-describedby={hint}>
        <span key={form.isSending ? 'sending' : 'ready'}>{form.isSending ? sendingLabel : label}</span>
      </Button>
      <p role="status" className="visually-hidden">
        {form.isSending && <span>{t`Your message is being sent.`}</span>}
      </p>
    </div>
  )
}
