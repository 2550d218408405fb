import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type AnyEventObject, type AnyStateMachine, createActor, SimulatedClock } from 'xstate'
import { bookingMachine } from '#machines/booking.ts'
import { contactModalMachine } from '#machines/contact-modal.ts'
import type { Receipt } from '#machines/form.ts'
import { consultationMachine, visaCaseMachine } from '#machines/inquiry.ts'
import { signUpMachine } from '#machines/sign-up.ts'
import {
  completeBooking,
  completeConsultation,
  completeContact,
  completeSignUp,
  completeVisaCase,
  DELIVER,
  ENQUEUE,
  GIVE_BACK,
  KEY,
  NOW,
  RECEIPT,
  recall,
  SUBMIT,
} from '#mocks/examples.ts'
import { ports, withPorts } from './form-ports.ts'
import { waitFor } from './wait-for.ts'

interface Form {
  machine: AnyStateMachine
  complete: object & { email: string }
  /** Event that opens the empty form; absent if the form is always open. */
  before?: AnyEventObject
}

const FORMS: readonly Form[] = [
  { machine: bookingMachine, complete: completeBooking },
  { machine: contactModalMachine, complete: completeContact, before: { type: 'open', kind: 'business' } },
  { machine: visaCaseMachine, complete: completeVisaCase },
  { machine: consultationMachine, complete: completeConsultation },
  { machine: signUpMachine, complete: completeSignUp },
]
const NO_CONNECTION = new TypeError('Failed to fetch')

beforeEach(() => void vi.resetAllMocks())

function fill({ machine, complete, before }: Form, changed: object = {}) {
  const clock = new SimulatedClock()
  const actor = createActor(withPorts(machine), { clock }).start()
  const context = () => actor.getSnapshot().context
  const blank = context().form
  if (before) actor.send(before)
  actor.send({ type: 'change', form: { ...complete, ...changed } })
  const submit = async (answer: () => Promise<Receipt>, idempotencyKey = KEY) => {
    ports.send.mockImplementationOnce(answer)
    actor.send({ ...SUBMIT, idempotencyKey })
    const { value, tags } = actor.getSnapshot()
    expect(tags, `after submit, in ${JSON.stringify(value)}`).toContain('sending')
    await waitFor(actor, (snapshot) => !snapshot.hasTag('sending'))
  }
  return { actor, clock, context, blank, submit }
}

async function fillAndSend(form: Form, answer: () => Promise<Receipt>) {
  const filled = fill(form)
  await filled.submit(answer)
  return filled
}

describe.for(FORMS)('The form of $machine.id', (form) => {
  const { machine, complete } = form

  test('restores text and key of a possibly delivered attempt after a reload', () => {
    const actor = createActor(withPorts(machine)).start()
    actor.send({ type: 'restore', draft: { form: complete, idempotencyKey: KEY } })
    expect(actor.getSnapshot().context).toMatchObject({ form: complete, idempotencyKey: KEY })
    actor.send({ ...SUBMIT, idempotencyKey: 'another' })
    expect(ports.send.mock.calls).toEqual([
      [{ form: complete, idempotencyKey: KEY, signals: SUBMIT.signals }],
    ])
  })

  test.for([
    ['is missing', '', 'missing'],
    ['has no domain', 'anna@', 'malformed'],
  ] as const)(
    'is not sent while the e-mail address %s, and is sent once it is fixed',
    ([, email, problem]) => {
      const { actor, context } = fill(form, { email })
      actor.send(SUBMIT)
      actor.send({ type: 'change', form: { email: email && 'anna@visitor' } })
      expect(ports.send).not.toHaveBeenCalled()
      expect(context().problems).toEqual({ email: problem })
      actor.send({ type: 'change', form: { email: complete.email } })
      expect(context().problems).toEqual({})
      actor.send(SUBMIT)
      expect(ports.send).toHaveBeenCalledOnce()
    },
  )

  test('saves the draft with the key of the attempt before it sends anything', () => {
    const { actor } = fill(form)
    expect(ports.saveDraft).toHaveBeenLastCalledWith({ form: complete, idempotencyKey: null })
    ports.saveDraft.mockClear()
    actor.send(SUBMIT)
    expect(ports.saveDraft.mock.calls).toEqual([[{ form: complete, idempotencyKey: KEY }]])
    expect(ports.saveDraft).toHaveBeenCalledBefore(ports.send)
  })

  test('logs the cause of a failure, and keeps the typed text', async () => {
    const refusal = { status: 429, sentence: 'Too many requests.', retryAfterS: 600 }
    const { actor, context } = await fillAndSend(form, () => Promise.reject(refusal))
    expect(ports.logFailure.mock.calls).toEqual([[refusal]])
    expect(context()).toMatchObject({ form: complete, failure: refusal })
    actor.send(SUBMIT)
    expect(context()).toMatchObject({ notice: null, failure: null })
  })

  test('fails after twenty seconds without an answer, and keeps the typed text', () => {
    const { actor, clock, context } = fill(form)
    actor.send(SUBMIT)
    clock.increment(19_999)
    expect(actor.getSnapshot().hasTag('sending')).toBe(true)
    clock.increment(1)
    expect(ports.logFailure.mock.calls).toEqual([[new Error('No answer in time.')]])
    expect(context()).toMatchObject({ form: complete, failure: { status: null } })
  })

  test('keeps its key in a repeated attempt, and gets a new key after a change', async () => {
    const { actor, submit } = fill(form)
    const changes = [{}, complete, { email: 'another@example.com' }]
    for (const [index, changed] of changes.entries()) {
      actor.send({ type: 'change', form: changed })
      await submit(() => Promise.reject(NO_CONNECTION), `key ${index}`)
    }
    expect(ports.send.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).toEqual([
      'key 0',
      'key 0',
      'key 2',
    ])
  })

  test('gets a new key if the old one belongs to another body', async () => {
    const conflict = { status: 422, sentence: 'Send again with a new key.', retryAfterS: null }
    const { actor } = await fillAndSend(form, () => Promise.reject(conflict))
    actor.send({ ...SUBMIT, idempotencyKey: 'another' })
    expect(ports.send.mock.lastCall?.[0].idempotencyKey).toBe('another')
  })

  test('reports that the connection is back only after a failure', async () => {
    const { actor, context, submit } = fill(form)
    const reconnect = () => {
      actor.send({ type: 'goOffline' })
      expect(context()).toMatchObject({ isOffline: true, isBackOnline: false })
      actor.send({ type: 'goOnline' })
      expect(context().isOffline).toBe(false)
      return context().isBackOnline
    }
    expect(reconnect()).toBe(false)
    await submit(() => Promise.reject(NO_CONNECTION))
    expect(context().isBackOnline).toBe(false)
    expect(reconnect()).toBe(true)
    actor.send(SUBMIT)
    expect(context().isBackOnline).toBe(false)
  })

  test('is empty after a success, and remembers the sent form and its receipt', async () => {
    const answer = { ...RECEIPT, receipt: 'later', messageToken: 'a.b' } as const
    const { blank, context } = await fillAndSend(form, () => Promise.resolve(answer))
    expect(ports.clearDraft).toHaveBeenCalledOnce()
    expect(context()).toMatchObject({ form: blank, idempotencyKey: null })
    expect(context().sent).toStrictEqual({ form: complete, ...answer, at: NOW })
  })
})

describe.for(FORMS.filter(({ machine }) => machine !== signUpMachine))('A message of $machine.id', (form) => {
  const another = { type: form.machine === bookingMachine ? 'bookAnother' : 'writeAnother' }
  const failed = () => fillAndSend(form, () => Promise.reject(NO_CONNECTION))
  const queued = async () => {
    const waiting = await failed()
    ports.saveDraft.mockClear()
    ports.enqueue.mockResolvedValueOnce()
    waiting.actor.send(ENQUEUE)
    await waitFor(waiting.actor, (snapshot) => snapshot.hasTag('queued'))
    return waiting
  }

  test('saves its receipt before it clears the draft', async () => {
    const { actor } = await fillAndSend(form, () => Promise.resolve(RECEIPT))
    expect(ports.saveReceipt).toHaveBeenCalledOnce()
    expect(ports.saveReceipt).toHaveBeenCalledBefore(ports.clearDraft)
    expect(ports.clearReceipt).not.toHaveBeenCalled()
    actor.send(another)
    expect(ports.clearReceipt).toHaveBeenCalledOnce()
  })

  test('has its receipt again after a reload, until another message is written', () => {
    const actor = createActor(withPorts(form.machine)).start()
    const recalled = recall(actor.getSnapshot().context.form)
    actor.send(recalled)
    expect(actor.getSnapshot().context.sent).toEqual(recalled.sent)
    actor.send(another)
    expect(ports.clearReceipt).toHaveBeenCalledOnce()
  })

  test('without a response goes into the queue with its key and its text', async () => {
    const { actor } = await failed()
    ports.enqueue.mockResolvedValueOnce()
    actor.send(ENQUEUE)
    expect(ports.enqueue.mock.calls).toEqual([[{ ...ports.send.mock.lastCall?.[0], text: ENQUEUE.text }]])
    expect(ports.clearDraft).not.toHaveBeenCalled()
    await waitFor(actor, (snapshot) => snapshot.hasTag('queued'))
    expect(ports.queue.mock.calls).toEqual([[KEY]])
    expect(ports.clearDraft).toHaveBeenCalledOnce()
  })

  test('cannot be queued after an answer of the server, or after a change', async () => {
    const later = { status: 503, sentence: 'Later.', retryAfterS: null }
    const answered = await fillAndSend(form, () => Promise.reject(later))
    const changed = await failed()
    changed.actor.send({ type: 'change', form: { email: '' } })
    for (const { actor } of [answered, changed]) actor.send(ENQUEUE)
    expect(ports.enqueue).not.toHaveBeenCalled()
  })

  test('that is taken back returns to form and draft before it leaves the queue', async () => {
    const { actor, context } = await queued()
    actor.send({ type: 'takeBack' })
    expect(context()).toMatchObject({ form: form.complete, idempotencyKey: KEY })
    expect(ports.saveDraft.mock.calls).toEqual([[{ form: form.complete, idempotencyKey: KEY }]])
    expect(ports.saveDraft).toHaveBeenCalledBefore(ports.eraseQueued)
  })

  test('stays in the queue and leaves the form empty when it is left waiting', async () => {
    const { actor, blank, context } = await queued()
    actor.send({ type: 'leave' })
    expect(context()).toMatchObject({ form: blank, idempotencyKey: null })
    expect(ports.saveDraft).not.toHaveBeenCalled()
    expect(ports.eraseQueued).not.toHaveBeenCalled()
  })

  test('that the queue delivers has a receipt with the time of delivery', async () => {
    const { actor, blank, context } = await queued()
    actor.send({ ...DELIVER, now: '2026-11-24T11:15' })
    expect(ports.saveReceipt).toHaveBeenCalledOnce()
    expect(context()).toMatchObject({
      form: blank,
      idempotencyKey: null,
      failure: null,
      sent: { form: form.complete, ...RECEIPT, at: '2026-11-24T11:15' },
    })
  })

  test('that the queue gives back returns with the reason, and is not requeued', async () => {
    const { actor, context } = await queued()
    actor.send({ type: 'goOnline' })
    actor.send(GIVE_BACK)
    expect(context()).toMatchObject({ form: form.complete, failure: GIVE_BACK.error, isBackOnline: false })
    expect(ports.saveDraft.mock.calls).toMatchObject([[{ form: form.complete }]])
    expect(ports.logFailure).toHaveBeenLastCalledWith(GIVE_BACK.error)
    actor.send(ENQUEUE)
    expect(ports.enqueue).toHaveBeenCalledOnce()
  })

  test('that the browser cannot store stays in the form, with its key', async () => {
    const { actor, context } = await failed()
    ports.enqueue.mockRejectedValueOnce(new Error('The disk is full.'))
    actor.send(ENQUEUE)
    await waitFor(actor, (snapshot) => !snapshot.hasTag('enqueuing'))
    expect(context()).toMatchObject({ form: form.complete, idempotencyKey: KEY })
    expect(ports.clearDraft).not.toHaveBeenCalled()
  })
})
