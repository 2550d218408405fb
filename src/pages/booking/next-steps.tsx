import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { dayInWords } from '#contracts/german-time.ts'
import styles from './booking.module.css'

/** What becomes of a booking that was sent; `answerBy` is the day of our answer, `YYYY-MM-DD`. */
export function NextSteps({ answerBy }: { answerBy: string | null }) {
  const { locale } = useRouteContext({ from: '__root__' })
  return (
    <ol className={styles.next}>
      <li>
        <h3>
          <Trans id="booking.next.mail.title">In a few minutes</Trans>
        </h3>
        <p>
          <Trans id="booking.next.mail.text">Our e-mail arrives, with your reference number.</Trans>
        </p>
      </li>
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
          </Trans>
        </p>
      </li>
    </ol>
  )
}
