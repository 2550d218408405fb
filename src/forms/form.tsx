import { Trans } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { TRAP } from '#contracts/forms/form-signals.ts'
import { formAction } from '#contracts/forms/forms.ts'
import { useTextLanguage } from '#src/site/i18n.ts'
import styles from './form.module.css'
import { FormTheme } from './form-theme.tsx'
import { Notice } from './notice.tsx'
import { QueuedNotice } from './queued-notice.tsx'
import type { FormView } from './use-form-view.ts'

interface FormProps<Form> {
  form: FormView<Form>
  labelledBy: string
  /** Error message from the server, in the visitor's language. Replaces the message of the notice. */
  sentence?: string | null
  /** Text that the visitor can send by e-mail after a failure. By default, all fields with their labels. */
  typed?: string
  subject: string
  /** True if some fields are optional. The form then explains that an asterisk marks required fields. */
  hasOptional?: boolean
  children: ReactNode
}

export function Form<Form>({
  form,
  labelledBy,
  sentence = null,
  typed = form.typed,
  subject,
  hasOptional = true,
  children,
}: FormProps<Form>) {
  const language = useTextLanguage()
  // Before hydration, the browser validates and posts the form.
  const isHydrated = useHydrated()
  return (
    <form
      ref={form.element}
      method="post"
      action={formAction(form.name, language)}
      noValidate={isHydrated}
      onSubmit={form.submit}
      onFocus={form.enter}
      aria-labelledby={labelledBy}
      aria-busy={form.isSending}
      className={styles.form}
    >
      <Notice form={form} notice={form.notice} sentence={sentence} typed={typed} subject={subject} />
      {form.queue.place ? (
        <QueuedNotice form={form} />
      ) : (
        <>
          {hasOptional && (
            <p className={styles.hint}>
              <Trans>Fields with * are required.</Trans>
            </p>
          )}
          <FormTheme>{children}</FormTheme>
        </>
      )}
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={`${form.id}-${TRAP}`}>
          <Trans>Leave this field empty</Trans>
        </label>
        <input
          id={`${form.id}-${TRAP}`}
          name={TRAP}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
          defaultValue=""
        />
      </div>
    </form>
  )
}
