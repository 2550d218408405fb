import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { ReceiptMail } from '#contracts/calls/receipt-mail.ts'
import { dayInWords } from '#contracts/values/german-time.ts'
import { OFFICE_HOURS } from '#src/content/office-hours.ts'
import styles from './booking.module.css'

interface NextStepsProps {
  /** Day by which we reply (ISO date); null if unknown. */
  answerBy: string | null
  receipt?: ReceiptMail | undefined
}

export function NextSteps({ answerBy, receipt }: NextStepsProps) {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  return (
    <ol className={styles.next}>
      {receipt !== 'none' && (
        <li>
          <h3>{receipt === 'later' ? <Trans>In some hours</Trans> : <Trans>In a few minutes</Trans>}</h3>
          <p>
            <Trans>Our e-mail arrives, with your reference number.</Trans>
          </p>
        </li>
      )}
      <li>
        <h3>
          {answerBy ? (
            <Trans>
              By <span className="unbroken">{dayInWords(answerBy, locale)}</span>
            </Trans>
          ) : (
            <Trans>
              Within <span className="unbroken">1-2 working</span> days
            </Trans>
          )}
        </h3>
        <p>
          <Trans>A person writes to you and suggests a time.</Trans>
        </p>
      </li>
      <li>
        <h3>
          <Trans>We talk</Trans>
        </h3>
        <p>
          <Trans>In about 30 minutes we go through your plans, the usual steps and how long they take.</Trans>{' '}
          {t(OFFICE_HOURS)}
        </p>
      </li>
    </ol>
  )
}
