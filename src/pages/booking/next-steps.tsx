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
          <h3>
            {receipt === 'later' ? (
              <Trans id="booking.next.mail.later">In some hours</Trans>
            ) : (
              <Trans id="booking.next.mail.title">In a few minutes</Trans>
            )}
          </h3>
          <p>
            <Trans id="booking.next.mail.text">Our e-mail arrives, with your reference number.</Trans>
          </p>
        </li>
      )}
      <li>
        <h3>
          {answerBy ? (
            <Trans id="booking.next.answer.title">By {dayInWords(answerBy, locale)}</Trans>
          ) : (
            <Trans id="booking.next.answer.soon">
              Within <span className="unbroken">1-2 working</span> days
            </Trans>
          )}
        </h3>
        <p>
          <Trans id="booking.next.answer.text">A person writes to you and suggests a time.</Trans>
        </p>
      </li>
      <li>
        <h3>
          <Trans id="booking.next.talk.title">We talk</Trans>
        </h3>
        <p>
          <Trans id="booking.next.talk.text">
            In about 30 minutes we go through your plans, the usual steps and how long they take.
          </Trans>{' '}
          {t(OFFICE_HOURS)}
        </p>
      </li>
    </ol>
  )
}
