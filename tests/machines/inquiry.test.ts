import { beforeEach, expect, test, vi } from 'vitest'
import { type AnyStateMachine, createActor, fromCallback, fromPromise } from 'xstate'
import { blankOf } from '#contracts/forms/form-fields.ts'
import { consultationMachine, visaCaseMachine } from '#machines/inquiry.ts'
import { completeConsultation, completeVisaCase, recall, SUBMIT } from '#src/dev/examples.ts'

/** The call has no answer. */
const send = vi.fn((_attempt: unknown) => new Promise<never>(() => undefined))
const clearReceipt = vi.fn()
const provided = (machine: AnyStateMachine) =>
  machine.provide({
    actors: {
      send: fromPromise(({ input }) => send(input)),
      keep: fromPromise(() => new Promise(() => undefined)),
      queue: fromCallback(() => undefined),
      connection: fromCallback(() => undefined),
    },
    actions: {
      saveDraft: () => undefined,
      clearDraft: () => undefined,
      saveReceipt: () => undefined,
      clearReceipt,
      eraseQueued: () => undefined,
      logFailure: () => undefined,
    },
  })
const visaCase = provided(visaCaseMachine)
const consultation = provided(consultationMachine)

beforeEach(() => void vi.resetAllMocks())

test('a sent message shows again after a reload, while another is typed, until the visitor removes it', () => {
  const actor = createActor(visaCase).start()
  actor.send(recall(blankOf('visa-case')))
  actor.send({ type: 'change', form: completeVisaCase })
  expect(actor.getSnapshot().value).toEqual({ editing: 'recalled' })
  expect(actor.getSnapshot().context).toMatchObject({
    form: completeVisaCase,
    notice: null,
    sent: recall(blankOf('visa-case')).sent,
  })
  expect(clearReceipt).not.toHaveBeenCalled()
  actor.send({ type: 'writeAnother' })
  expect(actor.getSnapshot().value).toEqual({ editing: 'idle' })
  expect(actor.getSnapshot().context.form).toEqual(completeVisaCase)
  expect(clearReceipt).toHaveBeenCalledOnce()
})

test('a consultation for a time of today that is over is not sent', () => {
  const actor = createActor(consultation).start()
  actor.send({ type: 'change', form: { ...completeConsultation, date: '2026-11-23', time: '09:29' } })
  actor.send(SUBMIT)
  expect(send).not.toHaveBeenCalled()
  expect(actor.getSnapshot().context).toMatchObject({
    problems: { time: 'past' },
    notice: { kind: 'malformed' },
  })
})

test('an unfinished day is named until its field changes or another submit finds it finished or empty', () => {
  const actor = createActor(consultation).start()
  actor.send({ type: 'change', form: { ...completeConsultation, date: '' } })
  actor.send({ ...SUBMIT, unfinished: ['date'] })
  expect(actor.getSnapshot().context).toMatchObject({
    problems: { date: 'unfinished' },
    notice: { kind: 'malformed' },
  })
  actor.send({ type: 'change', form: { message: 'Can my wife come too?' } })
  expect(actor.getSnapshot().context.problems).toEqual({ date: 'unfinished' })
  actor.send({ type: 'change', form: { date: '2027-03-04' } })
  expect(actor.getSnapshot().context.problems).toEqual({})
  actor.send(SUBMIT)
  expect(send).toHaveBeenCalledOnce()
})
