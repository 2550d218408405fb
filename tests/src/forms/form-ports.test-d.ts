import { bookingMachine } from '#machines/booking.ts'
import { signUpMachine } from '#machines/sign-up.ts'
import { bookingForm } from '#src/flows/booking/booking.form.ts'
import { signUpForm } from '#src/flows/sign-up/sign-up.form.ts'
import { formPorts, queuePorts } from '#src/forms/form-ports.ts'

// Type tests: `npm run check` compiles them without running them. A line that must not compile is marked, and is an
// error if it compiles.

/** A machine takes the ports of its own form only, and only messages that the team reads can wait in the queue. */
export const wirings = () => [
  signUpMachine.provide(formPorts(signUpForm, 'en')),
  // @ts-expect-error: a booking is not a sign-up.
  signUpMachine.provide(formPorts(bookingForm, 'en')),
  // @ts-expect-error: an address alone is not a booking.
  bookingMachine.provide(formPorts(signUpForm, 'en')),
  bookingMachine.provide(formPorts(bookingForm, 'en')),
  // @ts-expect-error: a sign-up must not wait.
  queuePorts(signUpForm, 'en'),
]
