import { CONSENT_VERSIONS } from '#contracts/consent.ts'
import { sendContactEmail } from '#contracts/send-contact-email.ts'
import { bookingMachine } from '#machines/booking.ts'
import { blankBooking } from '#machines/booking-fields.ts'
import { formDraft } from '#src/forms/draft.ts'
import { formPorts, queuePorts } from '#src/forms/form-ports.ts'
import { formReceipt } from '#src/forms/receipt.ts'
import type { Locale } from '#src/site/locale.ts'

export const bookingDraft = formDraft('booking', blankBooking)
export const bookingReceipt = formReceipt('booking', 1, blankBooking, 'consultationType')

/** The booking machine with its ports wired. */
export const bookingFlow = (language: Locale) => {
  const wiring = {
    what: 'The booking',
    endpoint: sendContactEmail,
    language,
    draft: bookingDraft,
    receipt: bookingReceipt,
    consentVersion: CONSENT_VERSIONS.appointment,
  }
  return bookingMachine.provide(formPorts(wiring)).provide(queuePorts(wiring))
}
