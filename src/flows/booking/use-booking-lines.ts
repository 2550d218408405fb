import type { FieldsOf } from '#contracts/form-fields.ts'
import type { TypedLine } from '#src/forms/sent-message.tsx'
import { useLines } from '#src/forms/use-lines.ts'
import { BOOKING_LABELS, CONSULTATION_TYPES } from './booking.texts.ts'

/** What stands in the form, line by line, for an e-mail and to be kept. */
export const useBookingLines = (form: FieldsOf<'booking'>): TypedLine[] =>
  useLines(BOOKING_LABELS, form, { consultationType: CONSULTATION_TYPES })
