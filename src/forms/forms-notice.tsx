import { Trans } from '@lingui/react/macro'
import { site } from '#src/site/site.ts'
import styles from './form.module.css'

/** While `site.formsNotice` is true, warns that the forms do not work. */
export function FormsNotice() {
  const { email, formsNotice } = site
  if (!formsNotice) return null
  return (
    <p role="note" className={styles.hint}>
      <Trans>
        Please write to us directly at <a href={`mailto:${email}`}>{email}</a>: our forms are currently not
        functional. A person reads every message and answers it.
      </Trans>
    </p>
  )
}
