import { describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { blankContact, type ContactFields } from '#contracts/forms/contact-fields.ts'
import { contactModalMachine } from '#machines/contact-modal.ts'
import { completeContact, DIPLOMA, FILM, RECALL_CONTACT, RECEIPT, SUBMIT } from '#src/dev/examples.ts'
import { holdForm } from '#tests/support/held-form.ts'

const contact = () => holdForm<ContactFields, string>(contactModalMachine)

/** A business has filled in everything. */
function written() {
  const form = contact()
  form.actor.send({ type: 'open', kind: 'business' })
  form.actor.send({ type: 'change', form: completeContact })
  return form
}

/** The team has its message. */
async function sent() {
  const form = written()
  form.actor.send(SUBMIT)
  form.bringAbout({ type: 'xstate.done.actor.send', output: RECEIPT })
  await waitFor(form.actor, ({ value }) => JSON.stringify(value) === '{"closed":"sent"}')
  return form
}

test.for([
  ['individual', 1],
  ['business', 0],
] as const)('of an %s who wishes for a day that is past, %i inquiries are sent', ([kind, sent]) => {
  const { actor, attempts } = contact()
  actor.send({ type: 'open', kind })
  actor.send({ type: 'change', form: { ...completeContact, kind, appointmentDate: '2020-01-01' } })
  actor.send(SUBMIT)
  expect(attempts).toHaveLength(sent)
})

test('every opening starts with a blank form of its kind, which is saved, and without the notice of the last one', async () => {
  const { actor, drafts, snapshot } = await sent()
  expect(snapshot().context.notice).toEqual({ name: 'contact.sent' })
  actor.send({ type: 'open', kind: 'business' })
  expect(snapshot().context.notice).toBeNull()
  actor.send({ type: 'change', form: completeContact })
  actor.send({ type: 'goBack' })
  actor.send({ type: 'open', kind: 'individual' })
  expect(snapshot().context).toMatchObject({
    form: { ...blankContact, kind: 'individual' },
    idempotencyKey: null,
  })
  expect(drafts.at(-1)?.form).toEqual({ ...blankContact, kind: 'individual' })
})

test('typed text survives a failure, and the question whether to discard it', async () => {
  const { actor, bringAbout, snapshot } = written()
  actor.send(SUBMIT)
  bringAbout({ type: 'xstate.error.actor.send', error: new TypeError('Failed to fetch') })
  await waitFor(actor, ({ value }) => JSON.stringify(value) === '{"open":{"editing":"failed"}}')
  actor.send({ type: 'close' })
  expect(snapshot().value).toEqual({ open: 'asking' })
  actor.send({ type: 'keepWriting' })
  expect(snapshot().value).toEqual({ open: { editing: 'failed' } })
  expect(snapshot().context.form).toEqual(completeContact)
})

test('the address names the dialog as long as it is open, however it is closed', async () => {
  const closings: ((form: ReturnType<typeof contact>) => void)[] = [
    ({ actor }) => actor.send({ type: 'close' }),
    ({ actor }) => actor.send({ type: 'goBack' }),
    ({ actor }) => {
      actor.send({ type: 'change', form: completeContact })
      actor.send({ type: 'close' })
      actor.send({ type: 'discard' })
    },
    ({ actor, bringAbout }) => {
      actor.send({ type: 'change', form: completeContact })
      actor.send(SUBMIT)
      bringAbout({ type: 'xstate.done.actor.send', output: RECEIPT })
    },
  ]
  for (const close of closings) {
    const form = contact()
    form.actor.send({ type: 'open', kind: 'business' })
    close(form)
    await waitFor(form.actor, ({ value }) => 'closed' in value)
    expect(form.asked.filter((port) => port.endsWith('Address'))).toEqual(['enterAddress', 'leaveAddress'])
  }
})

test('a discarded form is gone from the draft too', () => {
  const { actor, asked, snapshot } = written()
  actor.send({ type: 'close' })
  actor.send({ type: 'discard' })
  expect(asked.at(-1)).toBe('clearDraft')
  expect(snapshot().context.form).toEqual({ ...blankContact, kind: '' })
})

test.for<[string, Partial<ContactFields>, boolean]>([
  ['nothing', {}, false],
  ['nothing, as a draft brings it back', { document: { name: '', bytes: 0 } }, false],
  ['a chosen document', { document: { name: 'a.pdf', bytes: 0 } }, true],
  ['a ticked consent', { consent: true }, true],
  ['a wish for a day', { appointmentDate: '2027-03-04' }, true],
  ['one letter', { topic: 'x' }, true],
])('closing asks before it loses a filled-in form: %s', ([, filled, isAsked]) => {
  const { actor, snapshot } = contact()
  actor.send({ type: 'open', kind: 'individual' })
  actor.send({ type: 'change', form: filled })
  actor.send({ type: 'close' })
  expect(snapshot().value).toEqual(isAsked ? { open: 'asking' } : { closed: 'quiet' })
})

test('an interrupted close keeps the reason of the last failure', async () => {
  const { actor, bringAbout, failures, snapshot } = written()
  const throttled = { status: 429, sentence: 'Too many requests.', retryAfterS: 600 }
  actor.send(SUBMIT)
  bringAbout({ type: 'xstate.error.actor.send', error: throttled })
  await waitFor(actor, ({ value }) => JSON.stringify(value) === '{"open":{"editing":"failed"}}')
  actor.send({ type: 'close' })
  actor.send({ type: 'keepWriting' })
  expect(snapshot().context.failure).toEqual(throttled)
  expect(failures).toEqual([throttled])
})

test('without consent nothing is sent and the notice asks for it', () => {
  const { actor, attempts, snapshot } = written()
  actor.send({ type: 'change', form: { consent: false } })
  actor.send(SUBMIT)
  expect(attempts).toEqual([])
  expect(snapshot().context).toMatchObject({
    notice: { name: 'contact.consent' },
    problems: { consent: 'missing' },
  })
})

test('a sent message shows again after a reload and after opening and closing, until the visitor writes another', () => {
  const { actor, asked, snapshot } = contact()
  actor.send(RECALL_CONTACT)
  expect(snapshot().context.sent).toEqual(RECALL_CONTACT.sent)
  actor.send({ type: 'open', kind: 'individual' })
  actor.send({ type: 'close' })
  expect(snapshot().value).toEqual({ closed: 'recalled' })
  actor.send({ type: 'writeAnother' })
  expect(snapshot().value).toEqual({ closed: 'quiet' })
  expect(asked.at(-1)).toBe('clearReceipt')
})

describe('a document', () => {
  const individual = () => {
    const form = contact()
    form.actor.send({ type: 'open', kind: 'individual' })
    const { context } = form.snapshot()
    return { ...form, blank: context.form.document }
  }

  test('that can be read is in form and draft, and can be removed again', () => {
    const { actor, blank, drafts, snapshot } = individual()
    actor.send({ type: 'attach', document: DIPLOMA })
    expect(snapshot().context.form.document).toEqual(DIPLOMA)
    expect(drafts.at(-1)?.form.document).toEqual(DIPLOMA)
    actor.send({ type: 'detach' })
    expect(snapshot().context.form.document).toEqual(blank)
    expect(drafts.at(-1)?.form.document).toEqual(blank)
  })

  test('that is too large takes the place of another, is refused with the reason, and is forgotten once one fits', () => {
    const { actor, blank, drafts, snapshot } = individual()
    actor.send({ type: 'attach', document: DIPLOMA })
    actor.send({ type: 'change', form: { email: 'anna@' } })
    actor.send(SUBMIT)
    const before = snapshot().context
    actor.send({ type: 'attach', document: FILM })
    expect(snapshot().context.form).toEqual({ ...before.form, document: blank })
    expect(snapshot().context.problems).toEqual({ ...before.problems, document: 'tooLarge' })
    expect(drafts.at(-1)?.form.document).toEqual(blank)
    actor.send({ type: 'attach', document: DIPLOMA })
    expect(snapshot().context.problems).toEqual(before.problems)
    expect(snapshot().context.form.document).toEqual(DIPLOMA)
  })

  test('is not part of what a business writes', () => {
    const { actor, drafts, snapshot } = contact()
    actor.send({ type: 'open', kind: 'business' })
    const saved = drafts.length
    for (const document of [DIPLOMA, FILM]) actor.send({ type: 'attach', document })
    actor.send({ type: 'detach' })
    expect(snapshot().context.form).toEqual({ ...blankContact, kind: 'business' })
    expect(snapshot().context.problems).toEqual({})
    expect(drafts).toHaveLength(saved)
  })
})

test('a draft that the address brings back opens without an earlier notice', async () => {
  const { actor, snapshot } = await sent()
  actor.send({ type: 'restore', draft: { form: completeContact, idempotencyKey: null } })
  expect(snapshot().value).toEqual({ open: { editing: 'calm' } })
  expect(snapshot().context.notice).toBeNull()
})

test.for([
  ['Back of the browser', [{ type: 'goBack' }]],
  ['closing an empty form', [{ type: 'close' }]],
  [
    'discarding',
    [{ type: 'change', form: { topic: 'Two engineers' } }, { type: 'close' }, { type: 'discard' }],
  ],
] as const)('%s removes the notice of the form', ([, events]) => {
  const { actor, snapshot } = contact()
  actor.send({ type: 'open', kind: 'business' })
  actor.send(SUBMIT)
  expect(snapshot().context.notice).not.toBeNull()
  for (const event of events) actor.send(event)
  expect(snapshot().value).toEqual({ closed: 'quiet' })
  expect(snapshot().context.notice).toBeNull()
})

test('closing again while asked whether to discard goes back to the form as it was', () => {
  const { actor, snapshot } = contact()
  actor.send({ type: 'open', kind: 'business' })
  actor.send({ type: 'change', form: { topic: 'Two engineers' } })
  actor.send(SUBMIT)
  actor.send({ type: 'close' })
  actor.send({ type: 'close' })
  expect(snapshot().value).toEqual({ open: { editing: 'refused' } })
})
