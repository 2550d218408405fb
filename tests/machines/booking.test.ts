import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { statesOf } from '#build/chart.ts'
import { sendContactEmail } from '#contracts/send-contact-email.ts'
import { bookingMachine } from '#machines/booking.ts'
import { type BookingRequest, blankBooking, bookingProblems, bookingRequest } from '#machines/booking-form.ts'
import { arrowsOf, arrowsWalked, stateName } from '#tests/support/walks.ts'
import { type BookingGesture, bookingWalks, completeForm, gestures, KEY } from './booking.walks.ts'

/** A running booking whose ports are held by the test. */
function book() {
  const clock = new SimulatedClock()
  const requests: BookingRequest[] = []
  const said: string[] = []
  let pending = Promise.withResolvers<{ reference?: string }>()
  const machine = bookingMachine.provide({
    actors: {
      send: fromPromise<{ reference?: string | undefined }, BookingRequest>(({ input }) => {
        requests.push(input)
        pending = Promise.withResolvers()
        return pending.promise
      }),
    },
    actions: {
      notify: (_, { notice }) => void said.push(notice),
      dismissNotice: () => void said.push('dismiss'),
      saveDraft: () => void said.push('save'),
      clearDraft: () => void said.push('clear'),
      logFailure: () => void said.push('log'),
    },
  })
  const actor = createActor(machine, { clock }).start()
  const act: Record<BookingGesture, () => void> = {
    chooseTypeOnly: () => actor.send(gestures.chooseTypeOnly),
    mistypeEmail: () => actor.send(gestures.mistypeEmail),
    fillIn: () => actor.send(gestures.fillIn),
    reload: () => actor.send(gestures.reload),
    submit: () => actor.send(gestures.submit),
    receiveAnswer: () => pending.resolve({ reference: 'IS-7K3F-9QXD' }),
    loseConnection: () => pending.reject(new TypeError('Failed to fetch')),
    waitTooLong: () => clock.increment(20_000),
    bookAnother: () => actor.send(gestures.bookAnother),
  }
  return { actor, act, clock, requests, said }
}

test('the chart has exactly these arrows', () => {
  expect(arrowsOf(bookingMachine)).toMatchInlineSnapshot(`
    [
      "editing —change→ editing",
      "editing —submit [isComplete]→ sending",
      "editing —submit [isTypeChosen and isMissingDetails]→ editing.refused",
      "editing —submit [isTypeChosen]→ editing.refused",
      "sending —send done→ confirmed",
      "sending —send error→ editing.failed",
      "sending —after sendLimit→ editing.failed",
      "confirmed —bookAnother→ editing",
      "editing.calm —restore→ editing.calm",
    ]
  `)
})

describe('walking the chart', () => {
  const walks = bookingWalks()

  test.for(walks)('$name', async ({ steps }) => {
    const { actor, act } = book()
    for (const { gesture, state } of steps) {
      act[gesture]()
      await waitFor(actor, (snapshot) => stateName(snapshot.value) === state, { timeout: 1_000 })
    }
  })

  test('every arrow is walked', () => {
    expect(arrowsWalked(bookingMachine, walks)).toEqual(arrowsOf(bookingMachine))
  })
})

test('a booking carries exactly the documented body and the key of the form', async () => {
  const { actor, act, requests } = book()
  act.fillIn()
  act.submit()
  expect(requests).toEqual([
    {
      body: {
        formType: 'appointment',
        name: 'Anna Öztürk',
        email: 'anna@example.com',
        phone: '+90 555 0100',
        selectedType: 'individual',
        message: 'Nurse from Izmir, B1, looking for recognition.',
      },
      idempotencyKey: KEY,
    },
  ])
  act.receiveAnswer()
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('confirmed'))
  expect(context).toEqual({ ...blankBooking, reference: 'IS-7K3F-9QXD' })
})

test('an attempt repeated without a change keeps its key; a changed form gets a new one', async () => {
  const { actor, act, requests } = book()
  act.fillIn()
  act.submit()
  act.loseConnection()
  await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'failed' }))
  actor.send({ type: 'submit', idempotencyKey: 'another' })
  act.loseConnection()
  await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'failed' }))
  actor.send({ type: 'change', form: { phone: '' } })
  actor.send({ type: 'submit', idempotencyKey: 'a third' })
  expect(requests.map(({ idempotencyKey }) => idempotencyKey)).toEqual([KEY, KEY, 'a third'])
})

test('a form typed in once more as it was keeps its key, because a browser does that on the way back', async () => {
  const { actor, act, requests } = book()
  act.fillIn()
  act.submit()
  act.loseConnection()
  await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'failed' }))
  actor.send({ type: 'change', form: completeForm })
  actor.send({ type: 'submit', idempotencyKey: 'another' })
  expect(requests.map(({ idempotencyKey }) => idempotencyKey)).toEqual([KEY, KEY])
})

test('an answer that never comes ends in the failure notice after twenty seconds, with everything kept', () => {
  const { actor, act, clock, said } = book()
  act.fillIn()
  act.submit()
  clock.increment(19_999)
  expect(actor.getSnapshot().matches('sending')).toBe(true)
  clock.increment(1)
  expect(actor.getSnapshot().matches({ editing: 'failed' })).toBe(true)
  expect(actor.getSnapshot().context.form).toEqual(completeForm)
  expect(said).toEqual(['save', 'dismiss', 'save', 'log', 'booking.failed'])
})

test('a second submit while sending is not accepted', () => {
  const { actor, act, requests } = book()
  act.fillIn()
  act.submit()
  expect(actor.getSnapshot().can(gestures.submit)).toBe(false)
  act.submit()
  expect(requests).toHaveLength(1)
})

test('a form without a consultation type cannot be submitted', () => {
  const { actor } = book()
  actor.send({ type: 'change', form: { ...completeForm, consultationType: '' } })
  expect(actor.getSnapshot().can(gestures.submit)).toBe(false)
})

test.for([
  ['name', { name: ' ' }, { name: 'missing' }],
  ['email', { email: '' }, { email: 'missing' }],
  ['consent', { consent: false }, { consent: 'missing' }],
  ['two addresses', { email: 'a@b.de,c@d.de' }, { email: 'malformed' }],
  ['an invisible character in the e-mail', { email: 'a\u200bb@c.de' }, { email: 'malformed' }],
  ['a description of 5,001 characters', { description: 'x'.repeat(5_001) }, { description: 'tooLong' }],
  ['a name of 201 characters', { name: 'x'.repeat(201) }, { name: 'tooLong' }],
  ['an e-mail of 255 characters', { email: `${'x'.repeat(250)}@b.de` }, { email: 'tooLong' }],
  ['a phone number of 51 characters', { phone: '1'.repeat(51) }, { phone: 'tooLong' }],
] as const)('the problem with %s is named', ([, form, problems]) => {
  expect(bookingProblems({ ...completeForm, ...form })).toEqual(problems)
})

const anyForm = fc.record({
  consultationType: fc.constantFrom('', 'business', 'individual'),
  name: fc.oneof(fc.string({ maxLength: 210 }), fc.constant('Anna')),
  email: fc.oneof(fc.emailAddress(), fc.string(), fc.constant('a@b.de')),
  phone: fc.string({ maxLength: 60 }),
  description: fc.string(),
  consent: fc.boolean(),
})

test('whatever the form calls complete, the contract accepts', () => {
  fc.assert(
    fc.property(anyForm, (form) => {
      fc.pre(Object.keys(bookingProblems(form)).length === 0)
      const { body } = bookingRequest({ form, idempotencyKey: KEY })
      expect(sendContactEmail.request.safeParse(body).success).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('no sequence of events sends without a submit, without consent, or loses what was typed', async () => {
  const anyEvent = fc.oneof(
    anyForm.map((form) => ({ type: 'change', form }) as const),
    fc.constant({ type: 'change', form: completeForm } as const),
    fc.constant({ type: 'change', form: { consent: false } } as const),
    fc.uuid().map((idempotencyKey) => ({ type: 'submit', idempotencyKey }) as const),
    fc.constant({ type: 'bookAnother' } as const),
    fc.constantFrom('receiveAnswer' as const, 'loseConnection' as const, 'waitTooLong' as const),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(anyEvent, { maxLength: 25 }), async (events) => {
      const { actor, act, requests } = book()
      let submits = 0
      for (const event of events) {
        const before = actor.getSnapshot()
        if (typeof event === 'string') {
          if (!before.matches('sending')) continue
          act[event]()
          await waitFor(actor, (snapshot) => !snapshot.matches('sending'))
          if (event !== 'receiveAnswer') expect(actor.getSnapshot().context.form).toEqual(before.context.form)
          continue
        }
        if (event.type === 'submit' && before.can(event)) submits += 1
        const sent = requests.length
        actor.send(event)
        if (requests.length > sent) expect(before.context.form.consent).toBe(true)
        if (event.type === 'change' && before.matches('editing')) {
          expect(actor.getSnapshot().context.form).toEqual({ ...before.context.form, ...event.form })
        }
      }
      expect(requests.length).toBeLessThanOrEqual(submits)
      expect(requests.every(({ body }) => sendContactEmail.request.safeParse(body).success)).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test('every state has a way on', () => {
  const walks = bookingWalks()
  const left = new Set(walks.flatMap(({ arrows }) => arrows.map((arrow) => arrow.split(' —')[0])))
  expect(left).toEqual(new Set(['editing.calm', 'editing', 'sending', 'confirmed']))
  const places = statesOf(bookingMachine).filter(({ type }) => type === 'atomic')
  const deadEnds = places.filter(
    ({ path }) => !path.some((_, depth) => left.has(path.slice(0, depth + 1).join('.'))),
  )
  expect(deadEnds.map(({ path }) => path.join('.'))).toEqual([])
})
