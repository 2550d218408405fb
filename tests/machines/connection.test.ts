import { expect, test } from 'vitest'
import { type AnyStateMachine, createActor, fromCallback } from 'xstate'
import { bookingMachine } from '#machines/booking.ts'
import { contactModalMachine } from '#machines/contact-modal.ts'
import type { ConnectionEvent } from '#machines/form-context.ts'
import { consultationMachine, visaCaseMachine } from '#machines/inquiry.ts'
import { signUpMachine } from '#machines/sign-up.ts'

const FORMS: AnyStateMachine[] = [
  bookingMachine,
  contactModalMachine,
  visaCaseMachine,
  consultationMachine,
  signUpMachine,
]

test.for(FORMS)('the form of $id knows at any time whether there is a connection', (machine) => {
  let report: (event: ConnectionEvent) => void = () => undefined
  const connection = fromCallback(({ sendBack }) => {
    report = sendBack
  })
  const address = fromCallback(() => undefined)
  const actor = createActor(machine.provide({ actors: { connection, address } })).start()
  const told = (['goOffline', 'goOffline', 'goOnline', 'goOnline', 'goOffline'] as const).map((type) => {
    report({ type })
    return actor.getSnapshot().context.isOffline
  })
  expect(told).toEqual([true, true, false, false, true])
})
