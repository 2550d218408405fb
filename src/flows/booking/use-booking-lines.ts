import { useLingui } from '@lingui/react/macro'
import type { BookingFields } from '#machines/booking-fields.ts'
import type { TypedLine } from '#src/forms/sent-message.tsx'
import { BOOKING_LABELS, CONSULTATION_TYPES } from './booking.texts.ts'

/** What stands in the form, line by line, for an e-mail and to be kept. */
export function useBookingLines(form: BookingFields): TypedLine[] {
  const { t } = useLingui()
  return (Object.keys(BOOKING_LABELS) as (keyof typeof BOOKING_LABELS)[]).map((field) => ({
    label: t(BOOKING_LABELS[field]),
    value:
      field === 'consultationType' && form[field] !== '' ? t(CONSULTATION_TYPES[form[field]]) : form[field],
  }))
}
