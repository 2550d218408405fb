import { bookingMachine } from '#machines/booking.ts'
import { signUpMachine } from '#machines/sign-up.ts'
import { bookingDraft } from '#src/flows/booking/booking.flow.ts'
import { signUpDraft } from '#src/flows/sign-up/sign-up.flow.ts'
import { formPorts, queuePorts } from '#src/forms/form-ports.ts'

// Type tests: `npm run check` compiles them, nobody runs them. A line that must not compile says so above itself, and
// compiling it after all is an error.

/** A machine takes the ports of its own form only, and only what the team reads can wait in the queue. */
export const wirings = () => {
  const signUp = { what: 'The sign-up', language: 'en', draft: signUpDraft } as const
  const booking = { what: 'The booking', language: 'en', draft: bookingDraft } as const
  return [
    signUpMachine.provide(formPorts({ ...signUp, nameOf: () => 'sign-up' as const })),
    // @ts-expect-error: an address is no token.
    signUpMachine.provide(formPorts({ ...signUp, nameOf: () => 'confirmation' as const })),
    // @ts-expect-error: an address alone is no booking.
    signUpMachine.provide(formPorts({ ...signUp, nameOf: () => 'booking' as const })),
    bookingMachine.provide(formPorts({ ...booking, nameOf: () => 'booking' as const })),
    // @ts-expect-error: a sign-up must not wait.
    queuePorts({ ...signUp, nameOf: () => 'sign-up' as const }),
  ]
}
