import { fromPromise } from 'xstate'
import { CONSENT_VERSIONS } from '#contracts/consent.ts'
import { bookingMachine } from '#machines/booking.ts'
import { type BookingRequest, blankBooking } from '#machines/booking-form.ts'
import { draftStore } from '#src/forms/draft.ts'
import type { Locale } from '#src/locale.ts'
import { notices } from '#src/notices.ts'

export const bookingDraft = draftStore('booking', 1, blankBooking)

const loadCall = () => Promise.all([import('#src/api.ts'), import('#contracts/send-contact-email.ts')])

/** Fetches what sending needs while the visitor still types. */
export const prepareToSend = (): void => void loadCall().catch(() => undefined)

/** The booking machine with its ports wired to the API, the notices and the session's storage. */
export const bookingFlow = (language: Locale) =>
  bookingMachine.provide({
    actors: {
      send: fromPromise<{ reference?: string | undefined }, BookingRequest>(async ({ input }) => {
        const [{ call }, { sendContactEmail }] = await loadCall()
        const { body, idempotencyKey } = input
        return call(sendContactEmail, body, {
          language,
          idempotencyKey,
          consentVersion: CONSENT_VERSIONS.appointment,
        })
      }),
    },
    actions: {
      notify: (_, { notice }) => notices.show(notice),
      dismissNotice: () => notices.dismiss(),
      saveDraft: ({ context: { form, idempotencyKey } }) => bookingDraft.save({ form, idempotencyKey }),
      clearDraft: () => bookingDraft.clear(),
      // biome-ignore lint/suspicious/noConsole: section 8 asks for the failure in the log
      logFailure: (_, { error }) => console.error('The booking was not sent.', error),
    },
  })
