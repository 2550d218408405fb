import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { FieldsOf } from '#contracts/forms/form-fields.ts'
import { localizedPath } from '#contracts/values/page-address.ts'
import type { SentForm } from '#machines/form.ts'
import { SentMessage } from '#src/forms/sent-message.tsx'
import { useLines } from '#src/forms/use-lines.ts'
import { site } from '#src/site/site.ts'
import { Button } from '#src/ui/button.tsx'
import { useTitlePrefix } from '#src/ui/title-prefix.ts'
import { bookingForm } from './booking.form.ts'
import { BOOKING_CONFIRMED, BOOKING_NOTICES } from './booking.texts.ts'
import styles from './booking-confirmation.module.css'

interface BookingConfirmationProps {
  sent: SentForm<FieldsOf<'booking'>>
  /** True after a reload or a change of language: the browser then no longer has the text of the sent form. */
  isRecalled: boolean
  onBookAnother: () => void
}

export function BookingConfirmation({ sent, isRecalled, onBookAnother }: BookingConfirmationProps) {
  const { t } = useLingui()
  const { locale } = useRouteContext({ from: '__root__' })
  const { email } = site
  const { title, message } = BOOKING_NOTICES.sent
  const lines = useLines(bookingForm, sent.form)
  useTitlePrefix(`${t(title)} – `)
  const bookAnother = (event: FormEvent) => {
    event.preventDefault()
    onBookAnother()
  }
  return (
    <div className={styles.confirmation}>
      <p className={styles.notice}>
        {t(title)}. {t(message)}
      </p>
      <SentMessage
        sent={sent}
        lines={isRecalled ? [] : lines}
        audience={sent.form.consultationType || 'individual'}
      >
        <p>{t(BOOKING_CONFIRMED[sent.receipt ?? 'sent'])}</p>
        {sent.receipt !== 'none' && (
          <p>
            <Trans>
              No e-mail? Check your spam folder, or write to us at <a href={`mailto:${email}`}>{email}</a>.
            </Trans>
          </p>
        )}
      </SentMessage>
      <form action={localizedPath('/book-appointment', locale)} onSubmit={bookAnother}>
        <Button type="submit">
          <Trans>Book Another Appointment</Trans>
        </Button>
      </form>
    </div>
  )
}
