import { describe, expect, test } from 'vitest'
import { type AnyEventObject, type AnyStateMachine, createActor, fromCallback, waitFor } from 'xstate'
import { bookingMachine } from '#machines/booking.ts'
import { contactModalMachine } from '#machines/contact-modal.ts'
import { attemptOf, type ConnectionEvent } from '#machines/form.ts'
import { consultationMachine, visaCaseMachine } from '#machines/inquiry.ts'
import { signUpMachine } from '#machines/sign-up.ts'
import {
  completeBooking,
  completeConsultation,
  completeContact,
  completeSignUp,
  completeVisaCase,
  DELIVER,
  GIVE_BACK,
  KEEP,
  KEY,
  NOW,
  RECEIPT,
  SUBMIT,
} from '#src/dev/examples.ts'
import { stateName } from '#src/dev/panel/chart.ts'
import { holdForm } from '#tests/support/held-form.ts'

interface Form {
  machine: AnyStateMachine
  complete: Record<string, unknown> & { email: string }
  /** Prefix of its notices. */
  said: string
  /** Event that leads to the empty form. */
  before?: AnyEventObject
  /** Notice where a field is empty, and where one is malformed. */
  missing?: string
  malformed?: string
}

const CONTACT = { machine: contactModalMachine, complete: { ...completeContact }, said: 'contact' }
const FORMS: readonly Form[] = [
  { machine: bookingMachine, complete: completeBooking, said: 'booking' },
  { ...CONTACT, before: { type: 'open', kind: 'business' } },
  { machine: visaCaseMachine, complete: completeVisaCase, said: 'inquiry' },
  { machine: consultationMachine, complete: completeConsultation, said: 'inquiry' },
  {
    machine: signUpMachine,
    complete: completeSignUp,
    said: 'sign-up',
    missing: 'invalid',
    malformed: 'invalid',
  },
]

const refusal = { status: 429, sentence: 'Too many requests.', retryAfterS: 600 }
const failure = (error: unknown) => ({ type: 'xstate.error.actor.send', error })
const success = (output: object = RECEIPT) => ({ type: 'xstate.done.actor.send', output })

/** A form whose ports are held, with everything filled in. */
function fill({ machine, complete, before }: Form, changed: object = {}) {
  const held = holdForm<object, string>(machine)
  const blank = held.snapshot().context.form
  if (before) held.actor.send(before)
  held.actor.send({ type: 'change', form: { ...complete, ...changed } })
  const state = () => stateName(held.snapshot().value as never)
  return {
    ...held,
    blank,
    state,
    notice: () => held.snapshot().context.notice?.name ?? null,
    /** Waits for what the network has brought about. */
    async arrive(event: AnyEventObject) {
      held.bringAbout(event)
      await waitFor(held.actor, (snapshot) => !snapshot.hasTag('sending') && !snapshot.hasTag('keeping'))
    },
  }
}

describe.for(FORMS)('the form of $machine.id', (form) => {
  const { machine, complete, said, missing = 'missing', malformed = 'malformed' } = form

  test('restores, after a reload, the typed text and the key of an attempt that may have arrived', () => {
    const { actor, attempts, snapshot } = holdForm<object, string>(machine)
    actor.send({ type: 'restore', draft: { form: complete, idempotencyKey: KEY } })
    expect(snapshot().context).toMatchObject({ form: complete, idempotencyKey: KEY })
    actor.send({ ...SUBMIT, idempotencyKey: 'another' })
    expect(attempts).toEqual([{ form: complete, idempotencyKey: KEY, signals: SUBMIT.signals }])
  })

  test('is never sent without a key', () => {
    const keyless = { form: complete, idempotencyKey: null, signals: null }
    expect(() => attemptOf({ context: keyless })).toThrow('A form without a key was sent.')
  })

  test.for([
    ['an empty address', { email: '' }, { email: 'missing' }, missing],
    ['half an address', { email: 'anna@' }, { email: 'malformed' }, malformed],
  ] as const)(
    'is not sent with %s, says so, and is calm again once that is fixed',
    ([, changed, problems, name]) => {
      const { actor, attempts, snapshot, state, notice } = fill(form, changed)
      actor.send(SUBMIT)
      expect(attempts).toEqual([])
      expect(state()).toMatch(/refused$/)
      expect(notice()).toBe(`${said}.${name}`)
      expect(snapshot().context.problems).toEqual(problems)
      actor.send({ type: 'change', form: { email: changed.email && 'anna@visitor' } })
      expect(snapshot().context.problems).toEqual(problems)
      actor.send({ type: 'change', form: { email: complete.email } })
      expect(state()).toMatch(/editing\.calm$/)
      expect(notice()).toBeNull()
      actor.send(SUBMIT)
      expect(attempts).toHaveLength(1)
    },
  )

  test('saves the draft with the key of the attempt before it sends anything', () => {
    const { actor, drafts, snapshot } = fill(form)
    expect(snapshot().context.form).toEqual(complete)
    actor.send(SUBMIT)
    expect(actor.getSnapshot().hasTag('sending')).toBe(true)
    expect(drafts.slice(-2)).toEqual([
      { form: complete, idempotencyKey: null },
      { form: complete, idempotencyKey: KEY },
    ])
  })

  test('says that an attempt failed, logs the reason, and is silent while it is sent again', async () => {
    const { actor, arrive, failures, notice, state, snapshot } = fill(form)
    actor.send(SUBMIT)
    await arrive(failure(refusal))
    expect(state()).toMatch(/editing\.failed$/)
    expect(notice()).toBe(`${said}.failed`)
    expect(failures).toEqual([refusal])
    expect(snapshot().context).toMatchObject({ form: complete, failure: refusal })
    actor.send(SUBMIT)
    expect(notice()).toBeNull()
    expect(snapshot().context.failure).toBeNull()
  })

  test('gives up after twenty seconds without an answer, logs that, and keeps everything', () => {
    const { actor, clock, failures, notice, snapshot, state } = fill(form)
    actor.send(SUBMIT)
    clock.increment(19_999)
    expect(actor.getSnapshot().hasTag('sending')).toBe(true)
    clock.increment(1)
    expect(state()).toMatch(/editing\.failed$/)
    expect(notice()).toBe(`${said}.failed`)
    expect(failures).toEqual([new Error('No answer in time.')])
    expect(snapshot().context).toMatchObject({ form: complete, failure: { status: null } })
  })

  test('says after a failure that the connection is back, until the next failure or success', async () => {
    const { actor, arrive, snapshot } = fill(form)
    const isBack = (type: 'goOffline' | 'goOnline') => {
      actor.send({ type })
      return snapshot().context.isBackOnline
    }
    expect([isBack('goOffline'), isBack('goOnline')]).toEqual([false, false])
    for (const _ of ['once', 'and again']) {
      actor.send(SUBMIT)
      expect(snapshot().context.isBackOnline).toBe(false)
      await arrive(failure(new TypeError('Failed to fetch')))
      expect(snapshot().context.isBackOnline).toBe(false)
      expect([isBack('goOffline'), isBack('goOnline')]).toEqual([false, true])
    }
    actor.send(SUBMIT)
    await arrive(success())
    expect(snapshot().context.isBackOnline).toBe(false)
  })

  test('is empty after a success, which it says, and its draft is gone', async () => {
    const { actor, arrive, asked, blank, notice, snapshot } = fill(form)
    actor.send(SUBMIT)
    await arrive(success())
    expect(notice()).toBe(`${said}.sent`)
    expect(asked).toContain('clearDraft')
    expect(snapshot().context).toMatchObject({ form: blank, idempotencyKey: null })
    expect(snapshot().context.sent).toStrictEqual({ form: complete, ...RECEIPT, at: NOW })
  })

  test('always knows whether there is a connection', () => {
    let report: (event: ConnectionEvent) => void = () => undefined
    const connection = fromCallback(({ sendBack }) => {
      report = sendBack
    })
    const address = fromCallback(() => undefined)
    const actor = createActor(machine.provide({ actors: { connection, address } })).start()
    expect(actor.getSnapshot().context.isOffline).toBe(false)
    const told = (['goOffline', 'goOffline', 'goOnline', 'goOnline', 'goOffline'] as const).map((type) => {
      report({ type })
      return actor.getSnapshot().context.isOffline
    })
    expect(told).toEqual([true, true, false, false, true])
  })
})

describe.for(FORMS.filter(({ said }) => said !== 'sign-up'))('a message of $machine.id', (form) => {
  const { said } = form
  const failed = async () => {
    const held = fill(form)
    held.actor.send(SUBMIT)
    await held.arrive(failure(new TypeError('Failed to fetch')))
    return held
  }
  const queued = async () => {
    const held = await failed()
    held.actor.send(KEEP)
    await held.arrive({ type: 'xstate.done.actor.keep' })
    return held
  }

  test('without an answer waits for the connection with its key and its text, and the form says so', async () => {
    const { actor, arrive, asked, attempts, kept, notice } = await failed()
    const tags = () => ['keeping', 'queued'].filter((tag) => actor.getSnapshot().hasTag(tag))
    expect(tags()).toEqual([])
    actor.send(KEEP)
    expect(tags()).toEqual(['keeping'])
    expect(kept).toEqual([{ ...attempts[0], text: KEEP.text }])
    expect(asked).not.toContain('clearDraft')
    await arrive({ type: 'xstate.done.actor.keep' })
    expect(tags()).toEqual(['queued'])
    expect(actor.getSnapshot().children.queue?.getSnapshot().input).toBe(KEY)
    expect(notice()).toBe(`${said}.queued`)
  })

  test('cannot be kept for later once the server has answered', async () => {
    const { actor, arrive, kept } = fill(form)
    actor.send(SUBMIT)
    await arrive(failure({ status: 503, sentence: 'Later.', retryAfterS: null }))
    actor.send(KEEP)
    expect(kept).toEqual([])
  })

  test('that is taken back is in form and draft again, under its key, before it leaves the queue', async () => {
    const { actor, asked, drafts, notice, snapshot, state } = await queued()
    actor.send({ type: 'takeBack' })
    expect(state()).toMatch(/editing\.calm$/)
    expect(notice()).toBeNull()
    expect(snapshot().context).toMatchObject({ form: form.complete, idempotencyKey: KEY })
    expect(asked.slice(-2)).toEqual(['saveDraft', 'eraseQueued'])
    expect(drafts.at(-1)).toEqual({ form: form.complete, idempotencyKey: KEY })
  })

  test('that waits leaves no draft, and an empty form once the visitor moves on', async () => {
    const { actor, asked, blank, notice, snapshot } = await queued()
    expect(asked.at(-1)).toBe('clearDraft')
    actor.send({ type: 'leave' })
    expect(actor.getSnapshot().hasTag('queued')).toBe(false)
    expect(notice()).toBeNull()
    expect(snapshot().context).toMatchObject({ form: blank, idempotencyKey: null })
    expect(asked).not.toContain('eraseQueued')
  })

  test('that the queue delivers is a success, at the time it was delivered', async () => {
    const { actor, asked, blank, notice, snapshot, state } = await queued()
    actor.send({ ...DELIVER, now: '2026-11-24T11:15' })
    expect(state()).toMatch(/\.sent$|^confirmed$/)
    expect(notice()).toBe(`${said}.sent`)
    expect(asked).toContain('saveReceipt')
    expect(snapshot().context).toMatchObject({
      form: blank,
      idempotencyKey: null,
      failure: null,
      sent: { form: form.complete, ...RECEIPT, at: '2026-11-24T11:15' },
    })
  })

  test('that the queue gives back is in form and draft again, with the reason, and cannot be kept again', async () => {
    const { actor, drafts, failures, kept, notice, snapshot, state } = await queued()
    const saved = drafts.length
    actor.send(GIVE_BACK)
    expect(state()).toMatch(/editing\.failed$/)
    expect(notice()).toBe(`${said}.failed`)
    expect(snapshot().context).toMatchObject({ form: form.complete, failure: GIVE_BACK.error })
    expect(drafts.slice(saved)).toMatchObject([{ form: form.complete }])
    expect(failures.at(-1)).toEqual(GIVE_BACK.error)
    actor.send(KEEP)
    expect(kept).toHaveLength(1)
  })

  test('that the browser cannot keep stays in the form, and the form says so', async () => {
    const { actor, arrive, notice, snapshot, state } = await failed()
    actor.send(KEEP)
    await arrive({ type: 'xstate.error.actor.keep', error: new Error('The disk is full.') })
    expect(state()).toMatch(/editing\.unkept$/)
    expect(notice()).toBe(`${said}.unkept`)
    expect(snapshot().context).toMatchObject({ form: form.complete, idempotencyKey: KEY })
  })

  test.for(['sent', 'later', 'none'] as const)(
    'that was sent names the state of its confirmation, and opens its page: %s',
    async (receipt) => {
      const { actor, arrive, snapshot } = fill(form)
      actor.send(SUBMIT)
      await arrive(success({ ...RECEIPT, receipt, messageToken: 'a.b' }))
      expect(snapshot().context.sent).toMatchObject({ receipt, messageToken: 'a.b' })
    },
  )

  test('is kept as a receipt after sending, until the visitor writes another one', async () => {
    const { actor, arrive, asked, notice, state } = fill(form)
    actor.send(SUBMIT)
    await arrive(success())
    expect(asked).toContain('saveReceipt')
    actor.send({ type: said === 'booking' ? 'bookAnother' : 'writeAnother' })
    expect(asked.at(-1)).toBe('clearReceipt')
    expect(state()).toMatch(/calm$|quiet$/)
    expect(notice()).toBeNull()
  })
})

test('an unfinished day is named until its field changes or another submit finds it finished or empty', () => {
  const { actor, snapshot, attempts } = holdForm<object, string>(consultationMachine)
  actor.send({ type: 'change', form: { ...completeConsultation, date: '' } })
  actor.send({ ...SUBMIT, unfinished: ['date'] })
  expect(snapshot().context).toMatchObject({
    problems: { date: 'unfinished' },
    notice: { name: 'inquiry.malformed' },
  })
  actor.send({ type: 'change', form: { message: 'Can my wife come too?' } })
  expect(snapshot().context.problems).toEqual({ date: 'unfinished' })
  actor.send({ type: 'change', form: { date: '2027-03-04' } })
  expect(snapshot().context.problems).toEqual({})
  actor.send(SUBMIT)
  expect(attempts).toHaveLength(1)
})
