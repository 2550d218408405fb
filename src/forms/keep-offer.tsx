import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import styles from './queued-notice.module.css'

/** Asks whether the device is the visitor's own, and offers to store the message there. */
export function KeepOffer({ onKeep }: { onKeep: () => void }) {
  return (
    <div className={styles.offer}>
      <p className={styles.question}>
        <Trans>Is this your own device?</Trans>
      </p>
      <p>
        <Trans>
          Then your message can wait here up to seven days and is sent once you are online. Not in a private
          window.
        </Trans>
      </p>
      <Button onClick={onKeep}>
        <Trans>Yes, keep it and send it later</Trans>
      </Button>
    </div>
  )
}
