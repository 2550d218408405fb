import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { blankContact, type ContactFields } from '#contracts/forms/contact-fields.ts'
import { contactModalMachine } from '#machines/contact-modal.ts'
import type { Attempt, Receipt } from '#machines/form.ts'
import { completeContact, DIPLOMA, FILM, RECALL_CONTACT, RECEIPT, SUBMIT } from '#src/dev/examples.ts'
import { waitFor } from './wait-for.ts'

/** The call has no answer until a test gives it one. */
const send = vi.fn((_attempt: Attempt<ContactFields>) => new Promise<Receipt>(() => undefined))
const saveDraft = vi.fn((_form: ContactFields) => undefined)
const clearDraft = vi.fn()
const clearReceipt = vi.fn()
const logFailure = vi.fn((_error: unknown) => undefined)
const enterAddress = vi.fn()
const leaveAddress = vi.fn()
const contactModal = contactModalMachine.provide({
  actors: {
    send: fromPromise(({ input }) => send(input)),
    keep: fromPromise(() => new Promise(() => undefined)),
    queue: fromCallback(() => undefined),
    connection: fromCallback(() => undefined),
    address: fromCallback(() => undefined),
  },
  actions: {
    saveDraft: ({ context }) => saveDraft(context.form),
    clearDraft,
    saveReceipt: () => undefined,
    clearReceipt,
    eraseQueued: () => undefined,
    logFailure: (_, { error }) => logFailure(error),
    enterAddress,
    leaveAddress,
  },
})

beforeEach(() => void vi.resetAllMocks())

/** The dialog opened by a business or an individual. */
function open(kind: 'business' | 'individual') {
  const actor = createActor(contactModal).start()
  actor.send({ type: 'open', kind })
  return actor
}

/** The dialog of a business with everything filled in. */
function written() {
  const actor = open('business')
  actor.send({ type: 'change', form: completeContact })
  return actor
}

/** The dialog after its message was sent. */
async function sent() {
  send.mockResolvedValueOnce(RECEIPT)
  const actor = written()
  actor.send(SUBMIT)
  await waitFor(actor, (snapshot) => snapshot.matches({ closed: 'sent' }))
  return actor
}

test.for([
  ['individual', 1],
  ['business', 0],
] as const)('of an %s who wishes for a day that is past, %i inquiries are sent', ([kind, sent]) => {
  const actor = open(kind)
  actor.send({ type: 'change', form: { ...completeContact, kind, appointmentDate: '2020-01-01' } })
  actor.send(SUBMIT)
  expect(send).toHaveBeenCalledTimes(sent)
})

test('every opening starts with a blank form of its kind, which is saved, and without the notice of the last one', async () => {
  const actor = await sent()
  expect(actor.getSnapshot().context.notice).toEqual({ kind: 'sent' })
  actor.send({ type: 'open', kind: 'business' })
  expect(actor.getSnapshot().context.notice).toBeNull()
  actor.send({ type: 'change', form: completeContact })
  actor.send({ type: 'goBack' })
  actor.send({ type: 'open', kind: 'individual' })
  expect(actor.getSnapshot().context).toMatchObject({
    form: { ...blankContact, kind: 'individual' },
    idempotencyKey: null,
  })
  expect(saveDraft).toHaveBeenLastCalledWith({ ...blankContact, kind: 'individual' })
})

test('typed text survives a failure, and the question whether to discard it', async () => {
  const actor = written()
  send.mockRejectedValue(new TypeError('Failed to fetch'))
  actor.send(SUBMIT)
  await waitFor(actor, (snapshot) => snapshot.matches({ open: { editing: 'failed' } }))
  actor.send({ type: 'close' })
  expect(actor.getSnapshot().value).toEqual({ open: 'asking' })
  actor.send({ type: 'keepWriting' })
  expect(actor.getSnapshot().value).toEqual({ open: { editing: 'failed' } })
  expect(actor.getSnapshot().context.form).toEqual(completeContact)
})

test.for<[string, (actor: ReturnType<typeof open>) => void]>([
  ['with its button', (actor) => actor.send({ type: 'close' })],
  ['with Back of the browser', (actor) => actor.send({ type: 'goBack' })],
  [
    'after the question whether to discard it',
    (actor) => {
      actor.send({ type: 'change', form: completeContact })
      actor.send({ type: 'close' })
      actor.send({ type: 'discard' })
    },
  ],
  [
    'by a success',
    (actor) => {
      send.mockResolvedValue(RECEIPT)
      actor.send({ type: 'change', form: completeContact })
      actor.send(SUBMIT)
    },
  ],
])('the address names the dialog until it is closed %s', async ([, close]) => {
  const actor = open('business')
  expect(enterAddress).toHaveBeenCalledOnce()
  expect(leaveAddress).not.toHaveBeenCalled()
  close(actor)
  await waitFor(actor, (snapshot) => snapshot.matches('closed'))
  expect(enterAddress).toHaveBeenCalledOnce()
  expect(leaveAddress).toHaveBeenCalledOnce()
})

test('a discarded form is gone from the draft too', () => {
  const actor = written()
  actor.send({ type: 'close' })
  expect(clearDraft).not.toHaveBeenCalled()
  actor.send({ type: 'discard' })
  expect(clearDraft).toHaveBeenCalledOnce()
  expect(actor.getSnapshot().context.form).toEqual({ ...blankContact, kind: '' })
})

test.for<[string, Partial<ContactFields>, boolean]>([
  ['nothing', {}, false],
  ['nothing, as a draft brings it back', { document: { name: '', bytes: 0 } }, false],
  ['a chosen document', { document: { name: 'a.pdf', bytes: 0 } }, true],
  ['a ticked consent', { consent: true }, true],
  ['a wish for a day', { appointmentDate: '2027-03-04' }, true],
  ['one letter', { topic: 'x' }, true],
])('closing asks before it loses a filled-in form: %s', ([, filled, isAsked]) => {
  const actor = open('individual')
  actor.send({ type: 'change', form: filled })
  actor.send({ type: 'close' })
  expect(actor.getSnapshot().value).toEqual(isAsked ? { open: 'asking' } : { closed: 'quiet' })
})

test('without consent nothing is sent and the notice asks for it', () => {
  const actor = written()
  actor.send({ type: 'change', form: { consent: false } })
  actor.send(SUBMIT)
  expect(send).not.toHaveBeenCalled()
  expect(actor.getSnapshot().context).toMatchObject({
    notice: { kind: 'consent' },
    problems: { consent: 'missing' },
  })
})

test('a sent message shows again after a reload and after opening and closing, until the visitor writes another', () => {
  const actor = createActor(contactModal).start()
  actor.send(RECALL_CONTACT)
  expect(actor.getSnapshot().context.sent).toEqual(RECALL_CONTACT.sent)
  actor.send({ type: 'open', kind: 'individual' })
  actor.send({ type: 'close' })
  expect(actor.getSnapshot().value).toEqual({ closed: 'recalled' })
  actor.send({ type: 'writeAnother' })
  expect(actor.getSnapshot().value).toEqual({ closed: 'quiet' })
  expect(clearReceipt).toHaveBeenCalledOnce()
})

describe('a document', () => {
  test('that can be read is in form and draft, and can be removed again', () => {
    const actor = open('individual')
    actor.send({ type: 'attach', document: DIPLOMA })
    expect(actor.getSnapshot().context.form.document).toEqual(DIPLOMA)
    expect(saveDraft.mock.lastCall?.[0].document).toEqual(DIPLOMA)
    actor.send({ type: 'detach' })
    expect(actor.getSnapshot().context.form.document).toEqual(blankContact.document)
    expect(saveDraft.mock.lastCall?.[0].document).toEqual(blankContact.document)
  })

  test('that is too large takes the place of another, is refused with the reason, and is forgotten once one fits', () => {
    const actor = open('individual')
    actor.send({ type: 'attach', document: DIPLOMA })
    actor.send({ type: 'change', form: { email: 'anna@' } })
    actor.send(SUBMIT)
    const before = actor.getSnapshot().context
    actor.send({ type: 'attach', document: FILM })
    expect(actor.getSnapshot().context.form).toEqual({ ...before.form, document: blankContact.document })
    expect(actor.getSnapshot().context.problems).toEqual({ ...before.problems, document: 'tooLarge' })
    expect(saveDraft.mock.lastCall?.[0].document).toEqual(blankContact.document)
    actor.send({ type: 'attach', document: DIPLOMA })
    expect(actor.getSnapshot().context.problems).toEqual(before.problems)
    expect(actor.getSnapshot().context.form.document).toEqual(DIPLOMA)
  })

  test("is not part of a business's form", () => {
    const actor = open('business')
    saveDraft.mockClear()
    for (const document of [DIPLOMA, FILM]) actor.send({ type: 'attach', document })
    actor.send({ type: 'detach' })
    expect(actor.getSnapshot().context.form).toEqual({ ...blankContact, kind: 'business' })
    expect(actor.getSnapshot().context.problems).toEqual({})
    expect(saveDraft).not.toHaveBeenCalled()
  })
})

test('a draft restored by the address has no problems from an earlier refusal', () => {
  const actor = open('individual')
  actor.send({ type: 'attach', document: FILM })
  actor.send(SUBMIT)
  actor.send({ type: 'goBack' })
  actor.send({ type: 'restore', draft: { form: completeContact, idempotencyKey: null } })
  expect(actor.getSnapshot().value).toEqual({ open: { editing: 'idle' } })
  expect(actor.getSnapshot().context.problems).toEqual({})
})
