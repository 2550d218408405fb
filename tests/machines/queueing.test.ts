import { expect, test } from 'vitest'
import { type AnyStateMachine, waitFor } from 'xstate'
import { bookingMachine } from '#machines/booking.ts'
import { contactModalMachine } from '#machines/contact-modal.ts'
import { consultationMachine, visaCaseMachine } from '#machines/inquiry.ts'
import {
  completeBooking,
  completeConsultation,
  completeContact,
  completeVisaCase,
  KEEP,
  KEY,
  SUBMIT,
} from '#src/dev/examples.ts'
import { holdForm } from '#tests/support/held-form.ts'

const change = (form: object) => ({ type: 'change', form })

test.for<[string, AnyStateMachine, { type: string }[]]>([
  ['booking', bookingMachine, [change(completeBooking)]],
  ['inquiry', contactModalMachine, [{ type: 'open', kind: 'business' } as never, change(completeContact)]],
  ['visa case', visaCaseMachine, [change(completeVisaCase)]],
  ['consultation', consultationMachine, [change(completeConsultation)]],
])('a %s is tagged as keeping, and then as queued under its key', async ([, machine, written]) => {
  const { actor, bringAbout } = holdForm(machine)
  const told = () => ['keeping', 'queued'].filter((tag) => actor.getSnapshot().hasTag(tag))
  for (const event of [...written, SUBMIT]) actor.send(event)
  bringAbout({ type: 'xstate.error.actor.send', error: new TypeError('Failed to fetch') })
  await waitFor(actor, (snapshot) => snapshot.can(KEEP))
  expect(told()).toEqual([])
  actor.send(KEEP)
  expect(told()).toEqual(['keeping'])
  bringAbout({ type: 'xstate.done.actor.keep' })
  await waitFor(actor, (snapshot) => !snapshot.hasTag('keeping'))
  expect(told()).toEqual(['queued'])
  expect(actor.getSnapshot().children.queue?.getSnapshot().input).toBe(KEY)
})
