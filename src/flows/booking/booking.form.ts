import { blankOf } from '#contracts/forms/form-fields.ts'
import type { Language } from '#contracts/values/language.ts'
import { bookingMachine } from '#machines/booking.ts'
import { formDraft } from '#src/forms/draft.ts'
import { formPorts, queuePorts } from '#src/forms/form-ports.ts'
import { formReceipt } from '#src/forms/receipt.ts'
import { BOOKING_CHOICES, BOOKING_LABELS, BOOKING_NOTICES, BOOKING_PROBLEMS } from './booking.texts.ts'

const blank = blankOf('booking')

export const bookingForm = {
  id: 'booking',
  logSubject: 'The booking',
  nameOf: () => 'booking' as const,
  blank,
  machine: bookingMachine,
  labels: BOOKING_LABELS,
  choices: BOOKING_CHOICES,
  problems: BOOKING_PROBLEMS,
  notices: BOOKING_NOTICES,
  draft: formDraft('booking', blank),
  receipt: formReceipt('booking', 1, blank, 'consultationType'),
}

export const wireBooking = (language: Language) =>
  bookingMachine.provide(formPorts(bookingForm, language)).provide(queuePorts(bookingForm, language))
