import { expect, test } from 'vitest'
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  getInitialSnapshot,
  transition,
} from 'xstate'
import { bookingMachine } from '#machines/booking.ts'
import { contactModalMachine } from '#machines/contact-modal.ts'
import { chartWords } from '#src/dev/chart-words.ts'
import { completeBooking, FILM, RECALL_BOOKING, RECEIPT, SUBMIT } from '#src/dev/examples.ts'
import { shownStates } from '#src/dev/flow-states.ts'
import { GALLERY_FLOWS } from '#src/dev/gallery-flows.ts'
import type { Example } from '#src/dev/panel/example.ts'
import { possibleEvents } from '#src/dev/panel/possible-events.ts'
import { inputOf } from '#tests/proofs/walks/walked-flows.ts'

/** A chart after these events. */
const after = (machine: AnyStateMachine, ...events: AnyEventObject[]): AnyMachineSnapshot =>
  events.reduce((snapshot, event) => transition(machine, snapshot, event)[0], getInitialSnapshot(machine))

/** Possible events, a line each. */
const told = (snapshot: AnyMachineSnapshot, ...examples: (AnyEventObject | Example)[]) =>
  possibleEvents(snapshot, examples, chartWords('booking', 'en').explain).map(({ label, to, refusals }) =>
    [`${label} → ${to}`, ...refusals].join('; '),
  )

/** A submit whose key does not matter to a developer. */
const NAMED_SUBMIT = { name: '', event: SUBMIT }
const DRAFT = {
  name: 'a draft',
  event: { type: 'restore', draft: { form: completeBooking, idempotencyKey: null } },
}
const CHANGE = { type: 'change', form: { name: 'Anna', consent: true, phone: '' } }

test('each event of a machine is listed with its payload, its target and the guards that refuse it', () => {
  expect(told(after(bookingMachine), DRAFT, RECALL_BOOKING, CHANGE, NAMED_SUBMIT)).toEqual([
    'restore · a draft → editing.idle',
    'recall · individual · IS-7K3F-9QXD · 2026-11-25 · 2026-11-23T09:30 → recalled',
    'change · Anna · yes → editing.idle',
    'submit → editing.refused; sending: not complete (consultationType missing, name missing, email missing, consent missing)',
    'goOffline → editing.idle',
    'goOnline → editing.idle',
  ])
})

test('a call under way can be answered by hand, or run out of time', () => {
  const sending = after(bookingMachine, { type: 'change', form: completeBooking }, SUBMIT)
  const answers = [
    { type: 'xstate.done.actor.send', output: RECEIPT },
    { type: 'xstate.error.actor.send', error: new TypeError('Failed to fetch') },
  ]
  expect(told(sending, ...answers)).toEqual([
    'send done · IS-7K3F-9QXD · 2026-11-25 → confirmed',
    'send error · Failed to fetch → editing.failed',
    'after sendLimit → editing.failed',
    'goOffline → sending',
    'goOnline → sending',
  ])
})

test('of guards that must all pass only those that fail are named', () => {
  const open = (kind: string) => after(contactModalMachine, { type: 'open', kind })
  const film = { type: 'attach', document: FILM }
  const attach = (kind: string) => told(open(kind), film).filter((line) => line.startsWith('attach'))
  expect(attach('individual')).toEqual([
    'attach · film.png · 10485761 → open.editing.idle; staying: not acceptable (document tooLarge)',
  ])
  expect(attach('business')).toEqual([
    'attach · film.png · 10485761 → null; staying: not acceptable; staying: not individual',
  ])
})

test('an example has its name on the button, and its payload beside it', () => {
  const [event] = possibleEvents(after(bookingMachine), [
    DRAFT,
    RECALL_BOOKING,
    { name: 'a name', event: CHANGE },
  ]).filter(({ event }) => event.type === 'change')
  expect(event).toMatchObject({ event: CHANGE, label: 'change · a name', carried: 'Anna · yes' })
})

test.for(Object.entries(GALLERY_FLOWS))('every event of %s in the gallery can be pressed', ([noun, flow]) => {
  for (const { persisted } of shownStates(flow, 'en', inputOf(noun))) {
    const snapshot = createActor(flow.machine, { snapshot: persisted }).getSnapshot()
    expect(() => possibleEvents(snapshot, flow.events('en'), chartWords(noun, 'en').explain)).not.toThrow()
  }
})
