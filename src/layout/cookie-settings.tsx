import { Trans } from '@lingui/react/macro'
import styles from './cookie-settings.module.css'

export const CookieSettings = () => (
  <button
    type="button"
    className={styles.settings}
    data-controller="open-cookie-settings"
    data-with-script=""
  >
    <Trans>Cookie settings</Trans>
  </button>
)
