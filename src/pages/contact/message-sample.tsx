import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { deletionDay } from '#contracts/values/deletion-day.ts'
import { dayInWords, momentInBerlin, momentInWords } from '#contracts/values/german-time.ts'
import { afterWorkingDays, REPLY_WORKING_DAYS } from '#contracts/values/working-day.ts'
import { StatusList, StatusRow } from '#src/ui/status-list.tsx'
import styles from './contact.module.css'

const RECEIVED_ON = '2026-06-01'
const RECEIVED_AT = momentInBerlin(RECEIVED_ON, '10:12')
const ANSWER_BY = afterWorkingDays(RECEIVED_ON, REPLY_WORKING_DAYS, () => false)

/** Example of the page that the link in a receipt opens (`src/pages/your-message`). */
export function MessageSample() {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  return (
    <figure className={styles.sample}>
      <StatusList>
        <StatusRow label={t`Reference number`}>IS-7K3F-9QXD</StatusRow>
        <StatusRow label={t`Received`}>{momentInWords(RECEIVED_AT, locale)}</StatusRow>
        <StatusRow label={t`We answer by`}>{dayInWords(ANSWER_BY, locale)}</StatusRow>
        <StatusRow label={t`Deleted on`}>{dayInWords(deletionDay(RECEIVED_AT), locale)}</StatusRow>
      </StatusList>
      <figcaption>
        <Trans>An example: the page on which you see where your message stands, and take it back.</Trans>
      </figcaption>
    </figure>
  )
}
