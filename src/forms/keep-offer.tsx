import { Trans } from '@lingui/react/macro'
import styles from './queued-notice.module.css'

/** Asks whether the device is the visitor's own, and offers to store the message there. */
export function KeepOffer({ onKeep }: { onKeep: () => void }) {
  return (
    <div className={styles.offer}>
      <p className={styles.question}>
        <Trans id="form.keep.question">Is this your own device?</Trans>
      </p>
      <p>
        <Trans id="form.keep.text">
          Then your message can wait here up to seven days and is sent once you are online. Not in a private
          window.
        </Trans>
      </p>
      <button type="button" onClick={onKeep}>
        <Trans id="form.keep.yes">Yes, keep it and send it later</Trans>
      </button>
    </div>
  )
}
