import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { NoticeBoard } from '#src/layout/notice-board.tsx'
import { site } from '#src/site.ts'
import styles from './booking-form.module.css'

interface BookingConfirmationProps {
  reference: string | null
  onBookAnother: () => void
}

export function BookingConfirmation({ reference, onBookAnother }: BookingConfirmationProps) {
  const { email } = site
  return (
    <div className={styles.confirmation}>
      <NoticeBoard />
      {reference && (
        <p>
          <Trans id="booking.confirmed.reference">
            Your reference number: <strong>{reference}</strong>
          </Trans>
        </p>
      )}
      <p>
        <Trans id="booking.confirmed.text">
          A confirmation e-mail will follow in a few minutes. We then agree the time of your appointment with
          you by e-mail.
        </Trans>
      </p>
      <p>
        <Trans id="booking.confirmed.noMail">
          No e-mail? Check your spam folder, or write to us at <a href={`mailto:${email}`}>{email}</a>.
        </Trans>
      </p>
      <Button variant="outline" size="md" onClick={onBookAnother}>
        <Trans id="booking.confirmed.another">Book Another Appointment</Trans>
      </Button>
    </div>
  )
}
