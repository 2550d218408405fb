import { expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { bookingMachine } from '#machines/booking.ts'
import { contactModalMachine } from '#machines/contact-modal.ts'
import { consultationMachine, visaCaseMachine } from '#machines/inquiry.ts'
import { signUpMachine } from '#machines/sign-up.ts'
import { holdForm } from '#tests/support/held-form.ts'

const FORMS: AnyStateMachine[] = [
  bookingMachine,
  contactModalMachine,
  visaCaseMachine,
  consultationMachine,
  signUpMachine,
]

test.for(FORMS)('the form of $id knows at any time whether there is a connection', (machine) => {
  const { actor, snapshot } = holdForm(machine)
  const told = (['goOffline', 'goOffline', 'goOnline', 'goOnline', 'goOffline'] as const).map((type) => {
    actor.send({ type })
    return snapshot().context.isOffline
  })
  expect(told).toEqual([true, true, false, false, true])
})
