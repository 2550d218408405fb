import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TRAP } from '#contracts/form-signals.ts'
import { site } from '#src/site.ts'
import styles from './form.module.css'
import { FormTheme } from './form-theme.tsx'
import { Notice, type NoticeText } from './notice.tsx'
import type { FormFlow } from './use-form-flow.ts'

interface FormProps<Form> {
  flow: FormFlow<Form>
  /** The name of the form for assistive technology: the id of its heading. */
  labelledBy: string
  /** The notice to show, if any. */
  notice: NoticeText | null
  /** The server's own sentence, where the flow shows it in place of the notice's message. */
  sentence?: string | null
  /** What the visitor typed, line by line, for an e-mail when nothing else works. */
  typed: string
  subject: string
  children: ReactNode
}

/** The frame of every form: what it says, what only programs fill in, and what to do without scripts. */
export function Form<Form>({
  flow,
  labelledBy,
  notice,
  sentence = null,
  typed,
  subject,
  children,
}: FormProps<Form>) {
  const { email } = site
  return (
    <form
      ref={flow.element}
      noValidate
      onSubmit={flow.submit}
      onFocus={flow.enter}
      aria-labelledby={labelledBy}
      aria-busy={flow.isSending}
      className={styles.form}
    >
      <Notice flow={flow} notice={notice} sentence={sentence} typed={typed} subject={subject} />
      <noscript>
        <p className={styles.hint}>
          <Trans id="form.noscript">
            Your browser runs no scripts, so this form cannot be sent. Write to us at{' '}
            <a href={`mailto:${email}`}>{email}</a>; we reply within 1-2 working days.
          </Trans>
        </p>
      </noscript>
      <p className={styles.hint}>
        <Trans id="form.required">Fields with * are required.</Trans>
      </p>
      <FormTheme>{children}</FormTheme>
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={`${flow.id}-${TRAP}`}>
          <Trans id="form.trap">Leave this field empty</Trans>
        </label>
        <input id={`${flow.id}-${TRAP}`} name={TRAP} tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
    </form>
  )
}
