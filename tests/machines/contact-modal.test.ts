import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { blankContact, type ContactFields } from '#contracts/forms/contact-fields.ts'
import { contactModalMachine } from '#machines/contact-modal.ts'
import { completeContact, DIPLOMA, FILM, RECEIPT, SUBMIT } from '#mocks/examples.ts'
import { ports, withPorts } from './form-ports.ts'
import { waitFor } from './wait-for.ts'

const contactModal = withPorts(contactModalMachine)
const PREFILLED = { topic: 'My result', message: 'My answers' }
const COMPLETE = { type: 'change', form: completeContact } as const

beforeEach(() => void vi.resetAllMocks())

function open(kind: 'business' | 'individual', filled: Partial<ContactFields> = {}) {
  const actor = createActor(contactModal).start()
  actor.send({ type: 'open', kind })
  if (Object.keys(filled).length > 0) actor.send({ type: 'change', form: filled })
  return actor
}
const savedForm = () => ports.saveDraft.mock.lastCall?.[0].form

test.for([
  ['individual', 1],
  ['business', 0],
] as const)('With a past preferred day, the form for a %s sends %i inquiries', ([kind, sent]) => {
  // Only a business can choose a day.
  open(kind, { ...completeContact, kind, appointmentDate: '2020-01-01' }).send(SUBMIT)
  expect(ports.send).toHaveBeenCalledTimes(sent)
})

test('Each opening starts with a blank form and draft of its kind', () => {
  const actor = open('business', completeContact)
  actor.send({ type: 'goBack' })
  actor.send({ type: 'open', kind: 'individual' })
  const blank = { ...blankContact, kind: 'individual' }
  expect(actor.getSnapshot().context).toMatchObject({ form: blank, idempotencyKey: null })
  expect(savedForm()).toEqual(blank)
})

test('Discarding clears the form and its draft', () => {
  const actor = open('business', completeContact)
  actor.send({ type: 'close' })
  expect(ports.clearDraft).not.toHaveBeenCalled()
  actor.send({ type: 'discard' })
  expect(ports.clearDraft).toHaveBeenCalledOnce()
  expect(actor.getSnapshot().context.form).toEqual(blankContact)
})

test.for([
  ['with its button', [{ type: 'close' }]],
  ['with the browser’s Back', [{ type: 'goBack' }]],
  ['after the question whether to discard it', [COMPLETE, { type: 'close' }, { type: 'discard' }]],
  ['by a successful submit', [COMPLETE, SUBMIT]],
] as const)('The address names the dialog until it is closed %s', async ([, events]) => {
  ports.send.mockResolvedValue(RECEIPT)
  const actor = open('business')
  expect(ports.leaveAddress).not.toHaveBeenCalled()
  for (const event of events) actor.send(event)
  await waitFor(actor, (snapshot) => snapshot.matches('closed'))
  expect(ports.enterAddress).toHaveBeenCalledOnce()
  expect(ports.leaveAddress).toHaveBeenCalledOnce()
})

test.for<[string, Partial<ContactFields>, boolean]>([
  ['an empty form', {}, false],
  ['an empty form from a draft', { document: { name: '', bytes: 0 } }, false],
  ['a chosen document', { document: { name: 'a.pdf', bytes: 0 } }, true],
  ['a ticked consent', { consent: true }, true],
  ['one letter', { topic: 'x' }, true],
  ['a prefilled form', PREFILLED, false],
  ['a prefilled form that was changed', { ...PREFILLED, message: 'My answers, and more' }, true],
])('Closing %s, with the fields %j, asks first: %s', ([, filled, isAsked]) => {
  const actor = open('individual', filled)
  actor.send({ type: 'close', prefilled: PREFILLED })
  expect(actor.getSnapshot().matches({ open: 'asking' })).toBe(isAsked)
})

describe('A document', () => {
  test('is stored in form and draft, and can be removed again', () => {
    const actor = open('individual')
    for (const [event, document] of [
      [{ type: 'attach', document: DIPLOMA }, DIPLOMA],
      [{ type: 'detach' }, blankContact.document],
    ] as const) {
      actor.send(event)
      expect(actor.getSnapshot().context.form.document).toEqual(document)
      expect(savedForm()).toMatchObject({ document })
    }
  })

  test('that is too large replaces another one and adds its problem', () => {
    const actor = open('individual', { email: 'anna@' })
    actor.send({ type: 'attach', document: DIPLOMA })
    actor.send(SUBMIT)
    const before = actor.getSnapshot().context
    actor.send({ type: 'attach', document: FILM })
    expect(actor.getSnapshot().context).toMatchObject({
      form: { ...before.form, document: blankContact.document },
      problems: { ...before.problems, document: 'tooLarge' },
    })
    expect(savedForm()).toMatchObject({ document: blankContact.document })
    actor.send({ type: 'attach', document: DIPLOMA })
    expect(actor.getSnapshot().context.problems).toEqual(before.problems)
    expect(actor.getSnapshot().context.form.document).toEqual(DIPLOMA)
  })

  test("is not part of a business's form", () => {
    const actor = open('business')
    ports.saveDraft.mockClear()
    for (const document of [DIPLOMA, FILM]) actor.send({ type: 'attach', document })
    actor.send({ type: 'detach' })
    expect(actor.getSnapshot().context.form).toEqual({ ...blankContact, kind: 'business' })
    expect(ports.saveDraft).not.toHaveBeenCalled()
  })
})

test('A restored draft has no problems of an earlier refusal', () => {
  const actor = open('individual')
  actor.send(SUBMIT)
  actor.send({ type: 'goBack' })
  actor.send({ type: 'restore', draft: { form: completeContact, idempotencyKey: null } })
  expect(actor.getSnapshot().context.problems).toEqual({})
})
