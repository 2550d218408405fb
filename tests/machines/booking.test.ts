import fc from 'fast-check'
import { expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { type FieldsOf, problemsIn } from '#contracts/forms/form-fields.ts'
import { bookingMachine } from '#machines/booking.ts'
import { completeBooking, KEEP, KEY, NOW, RECALL_BOOKING, RECEIPT, SUBMIT } from '#src/dev/examples.ts'
import { bookingWalk } from '#tests/proofs/walks/booking.walks.ts'
import { holdForm } from '#tests/support/held-form.ts'

const book = () => holdForm<FieldsOf<'booking'>, string>(bookingMachine)

test('a success keeps the receipt before it forgets the draft; a reload shows it again, until another is booked', async () => {
  const { actor, asked, bringAbout, snapshot } = book()
  actor.send({ type: 'change', form: completeBooking })
  actor.send(SUBMIT)
  bringAbout({ type: 'xstate.done.actor.send', output: RECEIPT })
  await waitFor(actor, ({ value }) => value === 'confirmed')
  expect(asked).toEqual(['saveDraft', 'saveDraft', 'saveReceipt', 'clearDraft'])

  const reloaded = book()
  reloaded.actor.send(RECALL_BOOKING)
  expect(reloaded.snapshot().value).toBe('recalled')
  expect(reloaded.snapshot().context.sent).toEqual(RECALL_BOOKING.sent)
  for (const tab of [{ actor, asked, snapshot }, reloaded]) {
    tab.actor.send({ type: 'bookAnother' })
    expect(tab.snapshot().value).toEqual({ editing: 'calm' })
    expect(tab.asked.at(-1)).toBe('clearReceipt')
  }
})

const failed = (error: unknown) => ({ type: 'xstate.error.actor.send', error })
const isFailed = ({ value }: { value: unknown }) => JSON.stringify(value) === '{"editing":"failed"}'

/** A complete booking whose first attempt has failed. */
async function bookInVain(error: unknown) {
  const held = book()
  held.actor.send({ type: 'change', form: completeBooking })
  held.actor.send(SUBMIT)
  held.bringAbout(failed(error))
  await waitFor(held.actor, isFailed)
  return held
}

test('an attempt repeated without a change keeps its key, also when the same is typed once more; a changed form gets a new one', async () => {
  const { actor, bringAbout, attempts } = book()
  actor.send({ type: 'change', form: completeBooking })
  for (const [form, idempotencyKey] of [
    [{}, KEY],
    [completeBooking, 'another'],
    [{ phone: '' }, 'a third'],
  ] as const) {
    actor.send({ type: 'change', form })
    actor.send({ ...SUBMIT, idempotencyKey })
    bringAbout(failed(new TypeError('Failed to fetch')))
    await waitFor(actor, isFailed)
  }
  expect(attempts.map(({ idempotencyKey }) => idempotencyKey)).toEqual([KEY, KEY, 'a third'])
})

test('a key that belongs to another body is given up, so that the next attempt can succeed', async () => {
  const keyReused = { status: 422, sentence: 'Send again with a new key.', retryAfterS: null }
  const { actor, attempts } = await bookInVain(keyReused)
  actor.send({ ...SUBMIT, idempotencyKey: 'another' })
  expect(attempts.map(({ idempotencyKey }) => idempotencyKey)).toEqual([KEY, 'another'])
})

test('a refusal on the page forgets why the last attempt failed', async () => {
  const throttled = { status: 429, sentence: 'Too many requests.', retryAfterS: 600 }
  const { actor, snapshot } = await bookInVain(throttled)
  actor.send({ type: 'change', form: { name: '' } })
  actor.send(SUBMIT)
  expect(snapshot().context).toMatchObject({ problems: { name: 'missing' }, failure: null })
})

test('a form that was changed after a failure cannot be kept for later: it must be submitted first', async () => {
  const { actor, kept, snapshot } = await bookInVain(new TypeError('Failed to fetch'))
  actor.send({ type: 'change', form: { email: '' } })
  expect(snapshot().can(KEEP as never)).toBe(false)
  actor.send(KEEP)
  expect(kept).toEqual([])
})

test('a second submit while sending changes nothing', () => {
  const { actor, attempts } = book()
  actor.send({ type: 'change', form: completeBooking })
  actor.send(SUBMIT)
  actor.send(SUBMIT)
  expect(attempts).toHaveLength(1)
})

test('without a consultation type nothing is sent, and the hint asks for it first, until it is chosen', () => {
  const { actor, attempts, snapshot } = book()
  actor.send({ type: 'change', form: { ...completeBooking, consultationType: '' } })
  actor.send(SUBMIT)
  expect(attempts).toEqual([])
  expect(snapshot().context).toMatchObject({
    notice: { name: 'booking.typeFirst' },
    problems: { consultationType: 'missing' },
  })
  actor.send({ type: 'change', form: completeBooking })
  expect(snapshot().context.notice).toBeNull()
})

test('typing names no new problem, and the summary disappears with the last fixed field', () => {
  const { actor, snapshot } = book()
  actor.send({ type: 'change', form: { ...completeBooking, name: '', consent: false } })
  actor.send(SUBMIT)
  expect(snapshot().context.problems).toEqual({ name: 'missing', consent: 'missing' })
  const showing = snapshot().context.notice
  actor.send({ type: 'change', form: { email: 'anna@' } })
  expect(snapshot().context.problems).toEqual({ name: 'missing', consent: 'missing' })
  actor.send({ type: 'change', form: { name: 'A', email: 'anna@example.com' } })
  expect(snapshot().context).toMatchObject({ problems: { consent: 'missing' }, notice: showing })
  expect(snapshot().context.notice).toBe(showing)
  actor.send({ type: 'change', form: { consent: true } })
  expect(snapshot().value).toEqual({ editing: 'calm' })
  expect(snapshot().context).toMatchObject({ problems: {}, notice: null })
})

const anyForm = fc.record({
  consultationType: fc.constantFrom('' as const, 'business' as const, 'individual' as const),
  name: fc.oneof(fc.string({ maxLength: 210 }), fc.constant('Anna')),
  email: fc.oneof(fc.emailAddress(), fc.string(), fc.constant('a@b.de')),
  phone: fc.string({ maxLength: 60 }),
  description: fc.string({ unit: 'binary' }),
  consent: fc.boolean(),
})

test('no sequence of events sends twice for one submit, sends without consent, or loses typed text', async () => {
  const anyEvent = fc.oneof(
    anyForm.map((form) => ({ type: 'change', form }) as const),
    fc.constant({ type: 'change', form: completeBooking } as const),
    fc.constant({ type: 'change', form: { consent: false } } as const),
    fc.uuid().map((idempotencyKey) => ({ ...SUBMIT, idempotencyKey })),
    fc.constantFrom({ type: 'bookAnother' } as const, { type: 'goOffline' } as const),
    fc.constantFrom(
      { type: 'send done: receipt' } as const,
      { type: 'send error: no connection' } as const,
      { type: 'xstate.after.sendLimit.booking.sending' } as const,
    ),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(anyEvent, { maxLength: 25 }), async (events) => {
      const { actor, attempts, bringAbout, snapshot } = book()
      let submits = 0
      for (const event of events) {
        const { value, context } = snapshot()
        if (
          event.type === 'send done: receipt' ||
          event.type === 'send error: no connection' ||
          event.type === 'xstate.after.sendLimit.booking.sending'
        ) {
          if (value !== 'sending') continue
          bringAbout(bookingWalk.gestures[event.type]?.event as { type: string })
          await waitFor(actor, (next) => next.value !== 'sending')
          if (event.type !== 'send done: receipt') expect(snapshot().context.form).toEqual(context.form)
          continue
        }
        if (event.type === 'submit') submits += 1
        const sent = attempts.length
        actor.send(event)
        if (attempts.length > sent) expect(context.form.consent).toBe(true)
        if (event.type === 'change' && value !== 'sending' && value !== 'confirmed')
          expect(snapshot().context.form).toEqual({ ...context.form, ...event.form })
      }
      expect(attempts.length).toBeLessThanOrEqual(submits)
      expect(attempts.map(({ form }) => problemsIn('booking', form, NOW))).toEqual(attempts.map(() => ({})))
    }),
    { numRuns: 200 },
  )
})
