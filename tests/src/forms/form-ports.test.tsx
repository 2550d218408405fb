import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createActor, setup, toPromise } from 'xstate'
import { CONSENT_VERSIONS } from '#contracts/forms/consent.ts'
import {
  completeBooking,
  DELIVERED,
  EXPIRED,
  GIVE_BACK,
  HELD,
  KEY,
  RECEIPT,
  REFUSED,
  SUBMIT,
  WAITING,
} from '#mocks/examples.ts'
import { bookingForm } from '#src/flows/booking/booking.form.ts'
import { formPorts, queuePorts } from '#src/forms/form-ports.ts'
import { allMessages, keepMessagesIn } from '#src/queue/messages.ts'
import { eventually } from '#tests/support/eventually.ts'
import { memoryStore } from '#tests/support/memory-store.ts'
import { mockedSite } from '#tests/support/mocked-site.ts'

mockedSite()
const form = formPorts(bookingForm, 'en')
const { actors, actions } = queuePorts(bookingForm, 'en')
const draft = { form: completeBooking, idempotencyKey: KEY }

let store: ReturnType<typeof memoryStore>
beforeEach(() => {
  store = memoryStore()
  keepMessagesIn(store)
})

function listen(src: 'queue' | 'connection') {
  const heard: object[] = []
  const machine = setup({
    actors: { queue: actors.queue, connection: form.actors.connection },
    actions: { hear: ({ event }) => heard.push(event) },
  }).createMachine({
    initial: 'listening',
    states: {
      listening: {
        invoke: { src, input: KEY },
        on: { '*': src === 'queue' ? { actions: 'hear', target: 'done' } : { actions: 'hear' } },
      },
      done: {},
    },
  })
  const actor = createActor(machine).start()
  onTestFinished(() => void actor.stop())
  return { heard, stop: () => actor.stop() }
}

test.for([
  ['that is gone', undefined, { type: 'takeBack' }],
  ['that another tab has taken back', HELD, { type: 'takeBack' }],
  ['that was delivered', DELIVERED, { type: 'deliver', receipt: RECEIPT, now: '2026-11-23T09:30' }],
  ['that was refused', REFUSED, GIVE_BACK],
  ['that waited too long', EXPIRED, { type: 'giveBack', error: new Error('No connection in time.') }],
] as const)('A form gets the outcome of a message %s, which leaves the queue', async ([, message, event]) => {
  if (message) await store.put(message)
  const { heard } = listen('queue')
  await eventually(() => expect(heard).toEqual([event]))
  await eventually(async () => expect(await allMessages()).toEqual([]))
})

test('A queue that cannot be read does not change the form', async () => {
  store.fails = 'refused'
  const { heard } = listen('queue')
  await vi.advanceTimersByTimeAsync(10)
  expect(heard).toEqual([])
})

test.for([
  ['with its draft', draft, { key: bookingForm.draft.key, kept: draft }],
  ['without a draft if the tab has none', null, null],
] as const)('A message is queued %s', async ([, saved, kept]) => {
  history.replaceState(null, '', '/book-appointment?from=mail')
  if (saved) bookingForm.draft.save(saved)
  const input = {
    form: completeBooking,
    idempotencyKey: KEY,
    signals: SUBMIT.signals,
    text: 'Full name: Anna',
  }
  await toPromise(createActor(actors.enqueue, { input }).start())
  expect(await allMessages()).toMatchObject([
    {
      key: KEY,
      body: { formType: 'appointment', name: completeBooking.name },
      language: 'en',
      consentVersion: CONSENT_VERSIONS.appointment,
      signals: SUBMIT.signals,
      text: 'Full name: Anna',
      path: '/book-appointment?from=mail',
      draft: kept,
      keptAt: Date.now(),
    },
  ])
})

test('A message that is taken back leaves the queue', async () => {
  await store.put(WAITING)
  actions.eraseQueued({ context: draft })
  await eventually(async () => expect(await allMessages()).toEqual([]))
})

test('A form learns the state of the connection at once, until it is closed', () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { heard, stop } = listen('connection')
  expect(heard).toEqual([{ type: 'goOffline' }])
  isOnline.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  stop()
  dispatchEvent(new Event('offline'))
  expect(heard).toEqual([{ type: 'goOffline' }, { type: 'goOnline' }])
})
