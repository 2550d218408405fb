import { Trans, useLingui } from '@lingui/react/macro'
import { StatusList, StatusRow } from '#src/ui/status-list.tsx'
import styles from './contact.module.css'

/** Example of the page that the link in a receipt opens (`src/pages/your-message`). */
export function MessageSample() {
  const { t } = useLingui()
  return (
    <figure className={styles.sample}>
      <StatusList>
        <StatusRow label={t`Reference number`}>IS-7K3F-9QXD</StatusRow>
        <StatusRow label={t`Received`}>{t`Monday, 10:12`}</StatusRow>
        <StatusRow label={t`We answer by`}>{t`Wednesday`}</StatusRow>
        <StatusRow label={t`Deleted on`}>{t`the day is named there`}</StatusRow>
      </StatusList>
      <figcaption>
        <Trans>An example: the page on which you look up your message, and take it back.</Trans>
      </figcaption>
    </figure>
  )
}
