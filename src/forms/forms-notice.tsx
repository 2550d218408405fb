import { Trans } from '@lingui/react/macro'
import { site } from '#src/site.ts'
import styles from './forms-notice.module.css'

/** Says that the forms are not functional and where to write instead, while `site.formsNotice` is true. */
export function FormsNotice() {
  const { email, formsNotice } = site
  if (!formsNotice) return null
  return (
    <div role="note" className={styles.notice}>
      <p className={styles.title}>
        <Trans id="formsNotice.title">Our forms are currently not functional</Trans>
      </p>
      <p>
        <Trans id="formsNotice.text">
          Please write to us directly at <a href={`mailto:${email}`}>{email}</a>. A person reads every message
          and answers it.
        </Trans>
      </p>
    </div>
  )
}
