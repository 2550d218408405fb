import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
} from 'xstate'
import type { Draft } from '#contracts/forms/form-fields.ts'
import { bookingMachine } from '#machines/booking.ts'
import { contactModalMachine } from '#machines/contact-modal.ts'
import {
  type Attempt,
  attemptOf,
  blankContext,
  type ConnectionEvent,
  fieldsSetup,
  type QueueEntry,
  type Receipt,
} from '#machines/form.ts'
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
import { waitFor } from './wait-for.ts'

interface Form {
  machine: AnyStateMachine
  complete: Record<string, unknown> & { email: string }
  /** Event that leads to the empty form. */
  before?: AnyEventObject
  /** Notice if a field is empty. */
  missing?: string
}

const CONTACT = { machine: contactModalMachine, complete: { ...completeContact } }
const FORMS: readonly Form[] = [
  { machine: bookingMachine, complete: completeBooking },
  { ...CONTACT, before: { type: 'open', kind: 'business' } },
  { machine: visaCaseMachine, complete: completeVisaCase },
  { machine: consultationMachine, complete: completeConsultation },
  {
    machine: signUpMachine,
    complete: completeSignUp,
    missing: 'malformed',
  },
]

const refusal = { status: 429, sentence: 'Too many requests.', retryAfterS: 600 }
const NO_CONNECTION = new TypeError('Failed to fetch')

/** The call has no answer until a test gives it one. */
const send = vi.fn((_attempt: Attempt<object>) => new Promise<Receipt>(() => undefined))
const keep = vi.fn((_keeping: QueueEntry<object>) => new Promise<void>(() => undefined))
const queue = vi.fn((_key: string) => undefined)
const saveDraft = vi.fn((_draft: Draft<object>) => undefined)
const clearDraft = vi.fn()
const saveReceipt = vi.fn()
const clearReceipt = vi.fn()
const eraseQueued = vi.fn()
const logFailure = vi.fn((_error: unknown) => undefined)

beforeEach(() => void vi.resetAllMocks())

function start(machine: AnyStateMachine) {
  const clock = new SimulatedClock()
  const wired = machine.provide({
    actors: {
      send: fromPromise<Receipt, Attempt<object>>(({ input }) => send(input)),
      keep: fromPromise<void, QueueEntry<object>>(({ input }) => keep(input)),
      queue: fromCallback<AnyEventObject, string>(({ input }) => queue(input)),
      connection: fromCallback(() => undefined),
      address: fromCallback(() => undefined),
    },
    actions: {
      saveDraft: ({ context: { form, idempotencyKey } }) => saveDraft({ form, idempotencyKey }),
      clearDraft,
      saveReceipt,
      clearReceipt,
      eraseQueued,
      logFailure: (_, params) => logFailure((params as { error: unknown }).error),
      enterAddress: () => undefined,
      leaveAddress: () => undefined,
    },
  })
  const actor = createActor(wired, { clock }).start()
  return {
    actor,
    clock,
    context: () => actor.getSnapshot().context,
    state: () => stateName(actor.getSnapshot().value),
    notice: () => actor.getSnapshot().context.notice?.kind ?? null,
  }
}

/** The form with everything filled in. */
function fill({ machine, complete, before }: Form, changed: object = {}) {
  const started = start(machine)
  const blank = started.context().form
  if (before) started.actor.send(before)
  started.actor.send({ type: 'change', form: { ...complete, ...changed } })
  return { ...started, blank }
}

/** The form, filled in and sent, with this answer. */
async function fillAndSend(form: Form, answer: Promise<Receipt>) {
  const filled = fill(form)
  send.mockReturnValueOnce(answer)
  filled.actor.send(SUBMIT)
  await waitFor(filled.actor, (snapshot) => !snapshot.hasTag('sending'))
  return filled
}

test('problems are computed once per submit, and not while a valid form is being typed', () => {
  const problemsAt = vi.fn(() => ({ name: 'missing' as const }))
  const machine = fieldsSetup<{ name: string }, 'missing'>({ name: '' }, problemsAt).createMachine({
    context: blankContext({ name: '' }),
    on: { change: { actions: 'fillIn' }, submit: [{ guard: 'isComplete' }, { guard: 'isMissingDetails' }] },
  })
  const actor = createActor(machine).start()
  actor.send({ type: 'change', form: {} })
  expect(problemsAt).not.toHaveBeenCalled()
  actor.send(SUBMIT)
  expect(problemsAt).toHaveBeenCalledOnce()
})

describe.for(FORMS)('the form of $machine.id', (form) => {
  const { machine, complete, missing = 'missing' } = form

  test('restores, after a reload, the typed text and the key of an attempt that may have arrived', () => {
    const { actor, context } = start(machine)
    actor.send({ type: 'restore', draft: { form: complete, idempotencyKey: KEY } })
    expect(context()).toMatchObject({ form: complete, idempotencyKey: KEY })
    actor.send({ ...SUBMIT, idempotencyKey: 'another' })
    expect(send.mock.calls).toEqual([[{ form: complete, idempotencyKey: KEY, signals: SUBMIT.signals }]])
  })

  test('is never sent without a key', () => {
    const keyless = { form: complete, idempotencyKey: null, signals: null }
    expect(() => attemptOf({ context: keyless })).toThrow('A form without a key was sent.')
  })

  test.for([
    ['an empty address', { email: '' }, { email: 'missing' }, missing],
    ['half an address', { email: 'anna@' }, { email: 'malformed' }, 'malformed'],
  ] as const)(
    'is not sent with %s, says so, and is idle again once that is fixed',
    ([, changed, problems, kind]) => {
      const { actor, context, state, notice } = fill(form, changed)
      actor.send(SUBMIT)
      expect(send).not.toHaveBeenCalled()
      expect(state()).toMatch(/refused$/)
      expect(notice()).toBe(kind)
      expect(context().problems).toEqual(problems)
      actor.send({ type: 'change', form: { email: changed.email && 'anna@visitor' } })
      expect(context().problems).toEqual(problems)
      actor.send({ type: 'change', form: { email: complete.email } })
      expect(state()).toMatch(/editing\.idle$/)
      expect(notice()).toBeNull()
      actor.send(SUBMIT)
      expect(send).toHaveBeenCalledOnce()
    },
  )

  test('saves the draft with the key of the attempt before it sends anything', () => {
    const { actor, context } = fill(form)
    expect(context().form).toEqual(complete)
    expect(saveDraft).toHaveBeenLastCalledWith({ form: complete, idempotencyKey: null })
    saveDraft.mockClear()
    actor.send(SUBMIT)
    expect(actor.getSnapshot().hasTag('sending')).toBe(true)
    expect(saveDraft.mock.calls).toEqual([[{ form: complete, idempotencyKey: KEY }]])
    expect(saveDraft).toHaveBeenCalledBefore(send)
  })

  test('reports and logs a failed attempt, and clears the notice while retrying', async () => {
    const { actor, context, notice, state } = await fillAndSend(form, Promise.reject(refusal))
    expect(state()).toMatch(/editing\.failed$/)
    expect(notice()).toBe('failed')
    expect(logFailure.mock.calls).toEqual([[refusal]])
    expect(context()).toMatchObject({ form: complete, failure: refusal })
    actor.send(SUBMIT)
    expect(notice()).toBeNull()
    expect(context().failure).toBeNull()
  })

  test('gives up after twenty seconds without an answer, logs that, and keeps everything', () => {
    const { actor, clock, context, notice, state } = fill(form)
    actor.send(SUBMIT)
    clock.increment(19_999)
    expect(actor.getSnapshot().hasTag('sending')).toBe(true)
    clock.increment(1)
    expect(state()).toMatch(/editing\.failed$/)
    expect(notice()).toBe('failed')
    expect(logFailure.mock.calls).toEqual([[new Error('No answer in time.')]])
    expect(context()).toMatchObject({ form: complete, failure: { status: null } })
  })

  test('after a failure reports that the connection is back, until it is lost or the next attempt ends', async () => {
    const { actor, context } = fill(form)
    const isBack = (type: 'goOffline' | 'goOnline' | 'submit') => {
      actor.send(type === 'submit' ? SUBMIT : { type })
      return context().isBackOnline
    }
    expect([isBack('goOffline'), isBack('goOnline')]).toEqual([false, false])
    send
      .mockRejectedValueOnce(NO_CONNECTION)
      .mockRejectedValueOnce(NO_CONNECTION)
      .mockResolvedValueOnce(RECEIPT)
    for (const _ of ['once', 'and again']) {
      expect(isBack('submit')).toBe(false)
      await waitFor(actor, (snapshot) => !snapshot.hasTag('sending'))
      expect(context().isBackOnline).toBe(false)
      for (const _again of ['lost', 'and lost again'])
        expect([isBack('goOffline'), isBack('goOnline')]).toEqual([false, true])
    }
    expect(isBack('submit')).toBe(false)
    await waitFor(actor, (snapshot) => !snapshot.hasTag('sending'))
    expect(context().isBackOnline).toBe(false)
  })

  test('is empty after a success, with a notice, and its draft is gone', async () => {
    const { blank, context, notice } = await fillAndSend(form, Promise.resolve(RECEIPT))
    expect(notice()).toBe('sent')
    expect(clearDraft).toHaveBeenCalledOnce()
    expect(context()).toMatchObject({ form: blank, idempotencyKey: null })
    expect(context().sent).toStrictEqual({ form: complete, ...RECEIPT, at: NOW })
  })

  test('tracks the connection in every state', () => {
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

describe.for(FORMS.filter(({ machine }) => machine !== signUpMachine))('a message of $machine.id', (form) => {
  const failed = () => fillAndSend(form, Promise.reject(NO_CONNECTION))
  const queued = async () => {
    const waiting = await failed()
    saveDraft.mockClear()
    keep.mockResolvedValueOnce()
    waiting.actor.send(KEEP)
    await waitFor(waiting.actor, (snapshot) => snapshot.hasTag('queued'))
    return waiting
  }

  test('without a response is queued with its key and its text, and the form says so', async () => {
    const { actor, notice } = await failed()
    const tags = () => ['keeping', 'queued'].filter((tag) => actor.getSnapshot().hasTag(tag))
    expect(tags()).toEqual([])
    keep.mockResolvedValueOnce()
    actor.send(KEEP)
    expect(tags()).toEqual(['keeping'])
    expect(keep.mock.calls).toEqual([[{ ...send.mock.lastCall?.[0], text: KEEP.text }]])
    expect(clearDraft).not.toHaveBeenCalled()
    await waitFor(actor, () => tags()[0] === 'queued')
    expect(tags()).toEqual(['queued'])
    expect(queue.mock.calls).toEqual([[KEY]])
    expect(notice()).toBe('queued')
  })

  test('cannot be kept for later once the server has answered', async () => {
    const later = { status: 503, sentence: 'Later.', retryAfterS: null }
    const { actor } = await fillAndSend(form, Promise.reject(later))
    actor.send(KEEP)
    expect(keep).not.toHaveBeenCalled()
  })

  test('that is taken back is in form and draft again, under its key, before it leaves the queue', async () => {
    const { actor, context, notice, state } = await queued()
    actor.send({ type: 'takeBack' })
    expect(state()).toMatch(/editing\.idle$/)
    expect(notice()).toBeNull()
    expect(context()).toMatchObject({ form: form.complete, idempotencyKey: KEY })
    expect(saveDraft.mock.calls).toEqual([[{ form: form.complete, idempotencyKey: KEY }]])
    expect(saveDraft).toHaveBeenCalledBefore(eraseQueued)
  })

  test('that waits leaves no draft, and an empty form once the visitor moves on', async () => {
    const { actor, blank, context, notice } = await queued()
    expect(clearDraft).toHaveBeenCalledOnce()
    expect(saveDraft).not.toHaveBeenCalled()
    actor.send({ type: 'leave' })
    expect(actor.getSnapshot().hasTag('queued')).toBe(false)
    expect(notice()).toBeNull()
    expect(context()).toMatchObject({ form: blank, idempotencyKey: null })
    expect(eraseQueued).not.toHaveBeenCalled()
  })

  test('that the queue delivers is a success, at the time it was delivered', async () => {
    const { actor, blank, context, notice, state } = await queued()
    actor.send({ ...DELIVER, now: '2026-11-24T11:15' })
    expect(state()).toMatch(/\.sent$|^confirmed$/)
    expect(notice()).toBe('sent')
    expect(saveReceipt).toHaveBeenCalledOnce()
    expect(context()).toMatchObject({
      form: blank,
      idempotencyKey: null,
      failure: null,
      sent: { form: form.complete, ...RECEIPT, at: '2026-11-24T11:15' },
    })
  })

  test('that the queue gives back is in form and draft again, with the reason, and cannot be kept again', async () => {
    const { actor, context, notice, state } = await queued()
    actor.send({ type: 'goOnline' })
    actor.send(GIVE_BACK)
    expect(state()).toMatch(/editing\.failed$/)
    expect(notice()).toBe('failed')
    expect(context()).toMatchObject({
      form: form.complete,
      failure: GIVE_BACK.error,
      isBackOnline: false,
    })
    expect(saveDraft.mock.calls).toMatchObject([[{ form: form.complete }]])
    expect(logFailure).toHaveBeenLastCalledWith(GIVE_BACK.error)
    actor.send(KEEP)
    expect(keep).toHaveBeenCalledOnce()
  })

  test('that the browser cannot store stays in the form, with a notice', async () => {
    const { actor, context, notice, state } = await failed()
    keep.mockRejectedValueOnce(new Error('The disk is full.'))
    actor.send(KEEP)
    await waitFor(actor, (snapshot) => !snapshot.hasTag('keeping'))
    expect(state()).toMatch(/editing\.notKept$/)
    expect(notice()).toBe('notKept')
    expect(context()).toMatchObject({ form: form.complete, idempotencyKey: KEY })
  })

  test.for(['sent', 'later', 'none'] as const)(
    'that was sent names the state of its confirmation, and opens its page: %s',
    async (receipt) => {
      const answer = { ...RECEIPT, receipt, messageToken: 'a.b' }
      const { context } = await fillAndSend(form, Promise.resolve(answer))
      expect(context().sent).toMatchObject({ receipt, messageToken: 'a.b' })
    },
  )

  test('is kept as a receipt after sending, until the visitor writes another one', async () => {
    const { actor, notice, state } = await fillAndSend(form, Promise.resolve(RECEIPT))
    expect(saveReceipt).toHaveBeenCalledOnce()
    actor.send({ type: form.machine === bookingMachine ? 'bookAnother' : 'writeAnother' })
    expect(clearReceipt).toHaveBeenCalledOnce()
    expect(state()).toMatch(/idle$|quiet$/)
    expect(notice()).toBeNull()
  })
})
