import { Trans, useLingui } from '@lingui/react/macro'
import type { BookingNotice } from '#machines/booking.ts'
import { type BookingFields, blankBooking } from '#machines/booking-fields.ts'
import type { FormContext } from '#machines/form-context.ts'
import { SentMessage } from '#src/forms/sent-message.tsx'
import { site } from '#src/site.ts'
import { SiteLink } from '#src/ui/site-link.tsx'
import { BOOKING_NOTICES, FURTHER_READING } from './booking.texts.ts'
import styles from './booking-confirmation.module.css'
import { useBookingLines } from './use-booking-lines.ts'

interface BookingConfirmationProps {
  sent: FormContext<BookingFields, BookingNotice>['sent']
  onBookAnother: () => void
}

/** The screen after a success; what was sent can be kept from here. */
export function BookingConfirmation({ sent, onBookAnother }: BookingConfirmationProps) {
  const { t } = useLingui()
  const { email } = site
  const { title, message } = BOOKING_NOTICES['booking.sent']
  const form = sent?.form ?? blankBooking
  const lines = useBookingLines(form)
  return (
    <div className={styles.confirmation}>
      <div role="status">
        <p className={styles.notice}>{t(title)}</p>
        <p>{t(message)}</p>
      </div>
      <SentMessage reference={sent?.reference ?? null} answerBy={sent?.answerBy ?? null} lines={lines}>
        <p>
          <Trans id="booking.confirmed.text">
            A confirmation e-mail will follow in a few minutes. We then agree the time of your appointment
            with you by e-mail.
          </Trans>
        </p>
        <p>
          <Trans id="booking.confirmed.noMail">
            No e-mail? Check your spam folder, or write to us at <a href={`mailto:${email}`}>{email}</a>.
          </Trans>
        </p>
        <div>
          <p>
            <Trans id="booking.confirmed.reading">Until then, worth reading:</Trans>
          </p>
          <ul className={styles.reading}>
            {FURTHER_READING[form.consultationType || 'individual'].map(({ to, label }) => (
              <li key={to}>
                <SiteLink href={to}>{t(label)}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </SentMessage>
      <button type="button" className={styles.another} onClick={onBookAnother}>
        <Trans id="booking.confirmed.another">Book Another Appointment</Trans>
      </button>
    </div>
  )
}
