import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { isActing } from '#src/site/acting-pages.ts'
import { site } from '#src/site/site.ts'
import styles from './app-failure.module.css'

/** Sentence that `src/app/start.ts` shows if the app cannot start or fails. */
export function AppFailure() {
  const { pathname } = useLocation()
  const { email } = site
  if (!isActing(pathname)) return null
  return (
    <p hidden id="app-failure" className={styles.sentence}>
      <Trans>
        Not everything on this page works right now: if something does not respond, please write to{' '}
        <a href={`mailto:${email}`}>{email}</a>.
      </Trans>
    </p>
  )
}
