import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import styles from './cookie-settings.module.css'

export const CookieSettings = () => (
  <Button tone="text" className={styles.settings} data-controller="open-cookie-settings" data-with-script="">
    <Trans>Cookie settings</Trans>
  </Button>
)
