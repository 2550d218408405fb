import fc from 'fast-check'
import { expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { blankOf, bodyIn, type FieldsOf, problemsIn } from '#contracts/forms/form-fields.ts'
import { bookingMachine } from '#machines/booking.ts'
import {
  completeBooking,
  DELIVER,
  GIVE_BACK,
  KEEP,
  KEY,
  NOW,
  RECALL_BOOKING,
  RECEIPT,
  SUBMIT,
} from '#src/dev/examples.ts'
import { bookingWalk } from '#tests/proofs/walks/booking.walks.ts'
import { holdForm } from '#tests/support/held-form.ts'

const book = () => holdForm<FieldsOf<'booking'>, string>(bookingMachine)

test('a booking is sent with the key of the form and how it was filled in', async () => {
  const { actor, bringAbout, attempts, snapshot } = book()
  actor.send({ type: 'change', form: completeBooking })
  actor.send(SUBMIT)
  expect(attempts).toEqual([
    {
      form: completeBooking,
      idempotencyKey: KEY,
      signals: SUBMIT.signals,
    },
  ])
  bringAbout({ type: 'xstate.done.actor.send', output: RECEIPT })
  await waitFor(actor, ({ value }) => value === 'confirmed')
  expect(snapshot().context).toEqual({
    form: blankOf('booking'),
    idempotencyKey: null,
    problems: {},
    notice: { name: 'booking.sent' },
    failure: null,
    sent: { form: completeBooking, ...RECEIPT, at: NOW },
    isOffline: false,
    signals: SUBMIT.signals,
    now: NOW,
  })
})

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
  const { actor, bringAbout, attempts } = book()
  actor.send({ type: 'change', form: completeBooking })
  actor.send(SUBMIT)
  bringAbout(failed({ status: 422, sentence: 'Send again with a new key.', retryAfterS: null }))
  await waitFor(actor, isFailed)
  actor.send({ ...SUBMIT, idempotencyKey: 'another' })
  expect(attempts.map(({ idempotencyKey }) => idempotencyKey)).toEqual([KEY, 'another'])
})

test('why an attempt failed is kept for the page: the status, the sentence and the seconds to wait', async () => {
  const { actor, bringAbout, snapshot } = book()
  actor.send({ type: 'change', form: completeBooking })
  actor.send(SUBMIT)
  const failure = { status: 429, sentence: 'Too many requests.', retryAfterS: 600 }
  bringAbout(failed(failure))
  await waitFor(actor, isFailed)
  expect(snapshot().context.failure).toEqual(failure)
})

test('a refusal on the page forgets why the last attempt failed', async () => {
  const { actor, bringAbout, snapshot } = book()
  actor.send({ type: 'change', form: completeBooking })
  actor.send(SUBMIT)
  bringAbout(failed({ status: 429, sentence: 'Too many requests.', retryAfterS: 600 }))
  await waitFor(actor, isFailed)
  actor.send({ type: 'change', form: { name: '' } })
  actor.send(SUBMIT)
  expect(snapshot().context).toMatchObject({ problems: { name: 'missing' }, failure: null })
})

test('an answer that never comes ends after twenty seconds in the failure notice, is logged as such, and keeps everything', () => {
  const { actor, clock, asked, failures, snapshot } = book()
  actor.send({ type: 'change', form: completeBooking })
  actor.send(SUBMIT)
  clock.increment(19_999)
  expect(snapshot().value).toBe('sending')
  clock.increment(1)
  expect(snapshot().value).toEqual({ editing: 'failed' })
  expect(snapshot().context.form).toEqual(completeBooking)
  expect(asked).toEqual(['saveDraft', 'saveDraft', 'logFailure'])
  expect(failures).toEqual([new Error('No answer in time.')])
})

test('a message that nobody answered can be kept: with its key, what it would send and its text; then the draft goes', async () => {
  const { actor, asked, bringAbout, attempts, kept, snapshot } = book()
  actor.send({ type: 'change', form: completeBooking })
  actor.send(SUBMIT)
  expect(snapshot().can(KEEP as never)).toBe(false)
  bringAbout(failed(new TypeError('Failed to fetch')))
  await waitFor(actor, isFailed)
  actor.send(KEEP)
  expect(kept).toEqual([{ ...attempts[0], text: KEEP.text }])
  expect(asked).not.toContain('clearDraft')
  bringAbout({ type: 'xstate.done.actor.keep' })
  await waitFor(actor, ({ value }) => value === 'queued')
  expect(asked.at(-1)).toBe('clearDraft')
  expect(snapshot().context.form).toEqual(completeBooking)
})

test.for([400, 403, 422, 429, 503])(
  'what the server answered with %i is not offered to be kept',
  async (status) => {
    const { actor, bringAbout, kept, snapshot } = book()
    actor.send({ type: 'change', form: completeBooking })
    actor.send(SUBMIT)
    bringAbout(failed({ status, sentence: 'No.', retryAfterS: null }))
    await waitFor(actor, isFailed)
    expect(snapshot().can(KEEP as never)).toBe(false)
    actor.send(KEEP)
    expect(kept).toEqual([])
  },
)

test('what was changed since it failed is not kept: it has to be sent, and looked through, first', async () => {
  const { actor, bringAbout, kept, snapshot } = book()
  actor.send({ type: 'change', form: completeBooking })
  actor.send(SUBMIT)
  bringAbout(failed(new TypeError('Failed to fetch')))
  await waitFor(actor, isFailed)
  actor.send({ type: 'change', form: { email: '' } })
  expect(snapshot().can(KEEP as never)).toBe(false)
  actor.send(KEEP)
  expect(kept).toEqual([])
})

/** A booking in the queue. */
async function queued() {
  const held = book()
  held.actor.send({ type: 'change', form: completeBooking })
  held.actor.send(SUBMIT)
  held.bringAbout(failed(new TypeError('Failed to fetch')))
  await waitFor(held.actor, isFailed)
  held.actor.send(KEEP)
  held.bringAbout({ type: 'xstate.done.actor.keep' })
  await waitFor(held.actor, ({ value }) => value === 'queued')
  held.asked.length = 0
  return held
}

test('what waits is taken back into form and draft under its key, before the queue lets it go', async () => {
  const { actor, asked, drafts, snapshot } = await queued()
  actor.send({ type: 'takeBack' })
  expect(snapshot().value).toEqual({ editing: 'calm' })
  expect(snapshot().context).toMatchObject({ form: completeBooking, idempotencyKey: KEY, notice: null })
  expect(asked).toEqual(['saveDraft', 'eraseQueued'])
  expect(drafts.at(-1)).toEqual({ form: completeBooking, idempotencyKey: KEY })
})

test('what is left waiting leaves an empty form, and the next message has a key of its own', async () => {
  const { actor, asked, attempts, snapshot } = await queued()
  actor.send({ type: 'leave' })
  expect(snapshot().context).toMatchObject({ form: blankOf('booking'), idempotencyKey: null, notice: null })
  expect(asked).toEqual([])
  actor.send({ type: 'change', form: completeBooking })
  actor.send({ ...SUBMIT, idempotencyKey: 'another' })
  expect(attempts.at(-1)?.idempotencyKey).toBe('another')
})

test('what the queue delivers is a success like any other, at the time it was delivered', async () => {
  const { actor, asked, snapshot } = await queued()
  actor.send({ ...DELIVER, now: '2026-11-24T11:15' })
  expect(snapshot().value).toBe('confirmed')
  expect(asked).toEqual(['saveReceipt'])
  expect(snapshot().context).toMatchObject({
    form: blankOf('booking'),
    idempotencyKey: null,
    notice: { name: 'booking.sent' },
    sent: { form: completeBooking, ...RECEIPT, at: '2026-11-24T11:15' },
  })
})

test('what the queue gives back fails like any other attempt, stays in the draft, and is not offered again', async () => {
  const { actor, asked, failures, snapshot } = await queued()
  actor.send(GIVE_BACK)
  expect(snapshot().value).toEqual({ editing: 'failed' })
  expect(snapshot().context).toMatchObject({ form: completeBooking, failure: GIVE_BACK.error })
  expect(asked).toEqual(['saveDraft', 'logFailure'])
  expect(failures.at(-1)).toEqual(GIVE_BACK.error)
  expect(snapshot().can(KEEP as never)).toBe(false)
})

test('where the browser keeps nothing a notice says so, and the form stays', async () => {
  const { actor, bringAbout, snapshot } = book()
  actor.send({ type: 'change', form: completeBooking })
  actor.send(SUBMIT)
  bringAbout(failed(new TypeError('Failed to fetch')))
  await waitFor(actor, isFailed)
  actor.send(KEEP)
  bringAbout({ type: 'xstate.error.actor.keep', error: new Error('The disk is full.') })
  await waitFor(actor, ({ value }) => JSON.stringify(value) === '{"editing":"unkept"}')
  expect(snapshot().context).toMatchObject({
    form: completeBooking,
    idempotencyKey: KEY,
    notice: { name: 'booking.unkept' },
  })
})

test('a second submit while sending is not heard', () => {
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

test('typing names no new problem, and the summary goes with the last one that is mended', () => {
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

test.for([
  ['a blank name', { name: ' ' }, { name: 'missing' }],
  ['a name that shows nothing', { name: '\u200b\u3164' }, { name: 'missing' }],
  ['a name on two lines', { name: 'Anna\nBcc: all' }, { name: 'malformed' }],
  ['a name of 201 characters', { name: 'x'.repeat(201) }, { name: 'tooLong' }],
  ['no e-mail', { email: '' }, { email: 'missing' }],
  ['two addresses', { email: 'a@b.de,c@d.de' }, { email: 'malformed' }],
  ['two dots in a row', { email: 'jane@gmail..com' }, { email: 'malformed' }],
  ['a local part of 65 characters', { email: `${'x'.repeat(65)}@b.de` }, { email: 'malformed' }],
  ['an invisible character in the e-mail', { email: 'a\u200bb@c.de' }, { email: 'malformed' }],
  ['an e-mail of 255 characters', { email: `${'x'.repeat(250)}@b.de` }, { email: 'tooLong' }],
  ['a phone number of 51 characters', { phone: '1'.repeat(51) }, { phone: 'tooLong' }],
  ['a phone number that shows nothing', { phone: '\u200b' }, { phone: 'malformed' }],
  ['a description of 5,001 characters', { description: 'x'.repeat(5_001) }, { description: 'tooLong' }],
  ['no consent', { consent: false }, { consent: 'missing' }],
] as const)('the problem with %s is named', ([, form, problems]) => {
  expect(problemsIn('booking', { ...completeBooking, ...form }, NOW)).toEqual(problems)
})

test.for([
  { name: ` ${'x'.repeat(200)} ` },
  { phone: ` ${'1'.repeat(50)} ` },
  { description: `${'x'.repeat(5_000)}\n` },
  { email: ` ${'x'.repeat(64)}@b.de ` },
])('text of exactly its limit is taken, with blanks around it: %o', (form) => {
  const complete = { ...completeBooking, ...form }
  expect(problemsIn('booking', complete, NOW)).toEqual({})
  const body = bodyIn('booking', complete, 'en')
  expect(sendContactEmail.request.safeParse(body).success).toBe(true)
})

const anyForm = fc.record({
  consultationType: fc.constantFrom('' as const, 'business' as const, 'individual' as const),
  name: fc.oneof(fc.string({ maxLength: 210 }), fc.constant('Anna')),
  email: fc.oneof(fc.emailAddress(), fc.string(), fc.constant('a@b.de')),
  phone: fc.string({ maxLength: 60 }),
  description: fc.string({ unit: 'binary' }),
  consent: fc.boolean(),
})

test('no sequence of events sends twice for one submit, sends without consent, or loses what was typed', async () => {
  const anyEvent = fc.oneof(
    anyForm.map((form) => ({ type: 'change', form }) as const),
    fc.constant({ type: 'change', form: completeBooking } as const),
    fc.constant({ type: 'change', form: { consent: false } } as const),
    fc.uuid().map((idempotencyKey) => ({ ...SUBMIT, idempotencyKey })),
    fc.constantFrom({ type: 'bookAnother' } as const, { type: 'goOffline' } as const),
    fc.constantFrom(
      { type: 'receiveAnswer' } as const,
      { type: 'loseConnection' } as const,
      { type: 'waitTooLong' } as const,
    ),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(anyEvent, { maxLength: 25 }), async (events) => {
      const { actor, attempts, bringAbout, snapshot } = book()
      let submits = 0
      for (const event of events) {
        const { value, context } = snapshot()
        if (
          event.type === 'receiveAnswer' ||
          event.type === 'loseConnection' ||
          event.type === 'waitTooLong'
        ) {
          if (value !== 'sending') continue
          bringAbout(bookingWalk.gestures[event.type]?.event as { type: string })
          await waitFor(actor, (next) => next.value !== 'sending')
          if (event.type !== 'receiveAnswer') expect(snapshot().context.form).toEqual(context.form)
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
