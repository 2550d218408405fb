import { blankOf } from '#contracts/form-fields.ts'
import { bookingMachine } from '#machines/booking.ts'
import { formDraft } from '#src/forms/draft.ts'
import { formPorts, queuePorts } from '#src/forms/form-ports.ts'
import { formReceipt } from '#src/forms/receipt.ts'
import type { Locale } from '#src/site/locale.ts'

export const bookingDraft = formDraft('booking', blankOf('booking'))
export const bookingReceipt = formReceipt('booking', 1, blankOf('booking'), 'consultationType')

/** The booking machine with its ports wired. */
export const bookingFlow = (language: Locale) => {
  const wiring = {
    what: 'The booking',
    nameOf: () => 'booking' as const,
    language,
    draft: bookingDraft,
    receipt: bookingReceipt,
  }
  return bookingMachine.provide(formPorts(wiring)).provide(queuePorts(wiring))
}
