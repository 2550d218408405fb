import { confirmWaitlist } from '#contracts/confirm-waitlist.ts'
import { notifyJscInterest } from '#contracts/notify-jsc-interest.ts'
import { sendContactEmail } from '#contracts/send-contact-email.ts'
import { bookingMachine } from '#machines/booking.ts'
import { signUpMachine } from '#machines/sign-up.ts'
import { bookingDraft } from '#src/flows/booking/booking.flow.ts'
import { signUpDraft } from '#src/flows/sign-up/sign-up.flow.ts'
import { formPorts } from '#src/forms/form-ports.ts'

// Type tests: `npm run check` compiles them, nobody runs them. A line that must not compile says so above itself, and
// compiling it after all is an error.

/** A chart fits the endpoint that takes its body. */
export const wirings = () => {
  const signUp = { what: 'The sign-up', language: 'en', draft: signUpDraft } as const
  const booking = { what: 'The booking', language: 'en', draft: bookingDraft } as const
  return [
    signUpMachine.provide(formPorts({ ...signUp, endpoint: notifyJscInterest })),
    // @ts-expect-error: an address is no token.
    signUpMachine.provide(formPorts({ ...signUp, endpoint: confirmWaitlist })),
    // @ts-expect-error: an address alone is no form that the team can read.
    signUpMachine.provide(formPorts({ ...signUp, endpoint: sendContactEmail })),
    bookingMachine.provide(formPorts({ ...booking, endpoint: sendContactEmail })),
    // @ts-expect-error: a booking holds no token.
    bookingMachine.provide(formPorts({ ...booking, endpoint: confirmWaitlist })),
  ]
}
