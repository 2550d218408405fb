import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { type FieldsOf, problemsIn } from '#contracts/forms/form-fields.ts'
import { bookingMachine } from '#machines/booking.ts'
import type { Attempt, Receipt } from '#machines/form.ts'
import { completeBooking, KEEP, KEY, NOW, RECEIPT, SUBMIT } from '#src/dev/examples.ts'
import { waitFor } from './wait-for.ts'

/** The call has no answer until a test gives it one. */
const send = vi.fn((_attempt: Attempt<FieldsOf<'booking'>>) => new Promise<Receipt>(() => undefined))
const saveDraft = vi.fn()
const clearDraft = vi.fn()
const saveReceipt = vi.fn()
const clearReceipt = vi.fn()
const booking = bookingMachine.provide({
  actors: {
    send: fromPromise(({ input }) => send(input)),
    keep: fromPromise(() => new Promise(() => undefined)),
    queue: fromCallback(() => undefined),
    connection: fromCallback(() => undefined),
  },
  actions: {
    saveDraft,
    clearDraft,
    saveReceipt,
    clearReceipt,
    eraseQueued: () => undefined,
    logFailure: () => undefined,
  },
})

beforeEach(() => void vi.resetAllMocks())

test('a success keeps the receipt before it forgets the draft, until another is booked', async () => {
  send.mockResolvedValue(RECEIPT)
  const actor = createActor(booking).start()
  actor.send({ type: 'change', form: completeBooking })
  actor.send(SUBMIT)
  await waitFor(actor, (snapshot) => snapshot.matches('confirmed'))
  expect(saveDraft).toHaveBeenCalledTimes(2)
  expect(saveReceipt).toHaveBeenCalledOnce()
  expect(saveReceipt).toHaveBeenCalledBefore(clearDraft)
  expect(clearReceipt).not.toHaveBeenCalled()

  actor.send({ type: 'bookAnother' })
  expect(actor.getSnapshot().value).toEqual({ editing: 'idle' })
  expect(clearReceipt).toHaveBeenCalledOnce()
})

/** A complete booking whose first attempt has failed. */
async function bookInVain(error: unknown) {
  send.mockRejectedValueOnce(error)
  const actor = createActor(booking).start()
  actor.send({ type: 'change', form: completeBooking })
  actor.send(SUBMIT)
  await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'failed' }))
  return actor
}

const keys = () => send.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)

test('an attempt repeated without a change keeps its key, also when the same is typed once more; a changed form gets a new one', async () => {
  send.mockRejectedValue(new TypeError('Failed to fetch'))
  const actor = createActor(booking).start()
  actor.send({ type: 'change', form: completeBooking })
  for (const [form, idempotencyKey] of [
    [{}, KEY],
    [completeBooking, 'another'],
    [{ phone: '' }, 'a third'],
  ] as const) {
    actor.send({ type: 'change', form })
    actor.send({ ...SUBMIT, idempotencyKey })
    await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'failed' }))
  }
  expect(keys()).toEqual([KEY, KEY, 'a third'])
})

test('a key that belongs to another body is given up, so that the next attempt can succeed', async () => {
  const actor = await bookInVain({ status: 422, sentence: 'Send again with a new key.', retryAfterS: null })
  actor.send({ ...SUBMIT, idempotencyKey: 'another' })
  expect(keys()).toEqual([KEY, 'another'])
})

test('a form that was changed after a failure cannot be kept for later: it must be submitted first', async () => {
  const actor = await bookInVain(new TypeError('Failed to fetch'))
  expect(actor.getSnapshot().can(KEEP)).toBe(true)
  actor.send({ type: 'change', form: { email: '' } })
  expect(actor.getSnapshot().can(KEEP)).toBe(false)
})

const anyForm = fc.record({
  consultationType: fc.constantFrom('' as const, 'business' as const, 'individual' as const),
  name: fc.oneof(fc.string({ maxLength: 210 }), fc.constant('Anna')),
  email: fc.oneof(fc.emailAddress(), fc.string(), fc.constant('a@b.de')),
  phone: fc.string({ maxLength: 60 }),
  description: fc.string({ unit: 'binary' }),
  consent: fc.boolean(),
})

test('no sequence of events sends twice for one submit, sends without consent, or loses typed text', () => {
  const success = { type: 'xstate.done.actor.send', output: RECEIPT } as const
  const anyEvent = fc.oneof(
    anyForm.map((form) => ({ type: 'change', form }) as const),
    fc.constant({ type: 'change', form: completeBooking } as const),
    fc.constant({ type: 'change', form: { consent: false } } as const),
    fc.uuid().map((idempotencyKey) => ({ ...SUBMIT, idempotencyKey })),
    fc.constantFrom({ type: 'bookAnother' } as const, { type: 'goOffline' } as const),
    fc.constantFrom(
      success,
      { type: 'xstate.error.actor.send', error: new TypeError('Failed to fetch') } as const,
      { type: 'xstate.after.sendLimit.booking.sending' } as const,
    ),
  )
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 25 }), (events) => {
      vi.clearAllMocks()
      const actor = createActor(booking).start()
      let submits = 0
      for (const event of events) {
        const { value, context } = actor.getSnapshot()
        const isOfCall = event.type.startsWith('xstate.')
        if (isOfCall && value !== 'sending') continue
        if (event.type === 'submit') submits += 1
        const sent = send.mock.calls.length
        actor.send(event as never)
        const after = actor.getSnapshot()
        if (send.mock.calls.length > sent) expect(context.form.consent).toBe(true)
        if (isOfCall) expect(after.value).not.toBe('sending')
        if (isOfCall && event !== success) expect(after.context.form).toEqual(context.form)
        if (event.type === 'change' && value !== 'sending' && value !== 'confirmed')
          expect(after.context.form).toEqual({ ...context.form, ...event.form })
      }
      expect(send.mock.calls.length).toBeLessThanOrEqual(submits)
      for (const [{ form }] of send.mock.calls) expect(problemsIn('booking', form, NOW)).toEqual({})
    }),
    { numRuns: 200 },
  )
})
