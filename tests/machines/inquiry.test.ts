import fc from 'fast-check'
import { expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { sendContactEmail } from '#contracts/send-contact-email.ts'
import { consultationMachine, visaCaseMachine } from '#machines/inquiry.ts'
import {
  blankConsultation,
  blankVisaCase,
  type ConsultationFields,
  consultationBody,
  consultationProblems,
  type VisaCaseFields,
  visaCaseProblems,
} from '#machines/inquiry-fields.ts'
import {
  completeConsultation,
  completeVisaCase,
  KEY,
  NOW,
  RECALL_VISA_CASE,
  RECEIPT,
  SUBMIT,
} from '#src/dev/examples.ts'
import { holdForm } from '#tests/support/held-form.ts'
import { arrowsOf } from '#tests/support/walks.ts'

test('the chart of the visa case has exactly these arrows', () => {
  expect(arrowsOf(visaCaseMachine)).toMatchInlineSnapshot(`
    [
      "visa-case —goOffline→ visa-case",
      "visa-case —goOnline→ visa-case",
      "editing —change→ editing",
      "editing —submit [isComplete]→ sending",
      "editing —submit [isMissingDetails]→ editing.refused",
      "editing —submit→ editing.refused",
      "sending —send done→ editing.sent",
      "sending —send error→ editing.failed",
      "sending —after sendLimit→ editing.failed",
      "keeping —keep done→ queued",
      "keeping —keep error→ editing.unkept",
      "queued —takeBack→ editing",
      "queued —leave→ editing",
      "queued —deliver→ editing.sent",
      "queued —giveBack→ editing.failed",
      "editing.calm —restore→ editing.calm",
      "editing.calm —recall→ editing.recalled",
      "editing.refused —always [isMended]→ editing.calm",
      "editing.failed —keep [isUnanswered]→ keeping",
      "editing.sent —writeAnother→ editing.calm",
      "editing.recalled —writeAnother→ editing.calm",
    ]
  `)
})

test('the consultation has the same chart, under its own name', () => {
  const named = arrowsOf(visaCaseMachine).map((arrow) => arrow.replaceAll('visa-case', 'consultation'))
  expect(arrowsOf(consultationMachine)).toEqual(named)
})

test('a visa case carries exactly the documented body, and a success empties the form and keeps what was sent', async () => {
  const { actor, attempts, bringAbout, snapshot } = holdForm<VisaCaseFields, unknown, string>(visaCaseMachine)
  actor.send({ type: 'change', form: completeVisaCase })
  actor.send(SUBMIT)
  expect(attempts).toEqual([
    {
      body: {
        formType: 'free-visa-case',
        name: 'Jonas Weber',
        email: 'jonas@weber.example',
        message: 'Two engineers from Izmir shall start in March.',
      },
      idempotencyKey: KEY,
      signals: SUBMIT.signals,
    },
  ])
  bringAbout({ type: 'xstate.done.actor.send', output: RECEIPT })
  await waitFor(actor, ({ value }) => value !== 'sending')
  expect(snapshot().context).toMatchObject({
    form: blankVisaCase,
    idempotencyKey: null,
    notice: { name: 'inquiry.sent' },
    sent: { form: completeVisaCase, ...RECEIPT, at: NOW },
  })
})

test('what was sent is told again after a reload, while another is typed, until it is taken away', () => {
  const { actor, asked, snapshot } = holdForm<VisaCaseFields, unknown, string>(visaCaseMachine)
  actor.send(RECALL_VISA_CASE)
  actor.send({ type: 'change', form: completeVisaCase })
  expect(snapshot().value).toEqual({ editing: 'recalled' })
  expect(snapshot().context).toMatchObject({
    form: completeVisaCase,
    notice: null,
    sent: RECALL_VISA_CASE.sent,
  })
  actor.send({ type: 'writeAnother' })
  expect(snapshot().value).toEqual({ editing: 'calm' })
  expect(snapshot().context.form).toEqual(completeVisaCase)
  expect(asked.at(-1)).toBe('clearReceipt')
})

test('a consultation carries exactly the documented body', () => {
  const { actor, attempts } = holdForm<ConsultationFields, unknown, string>(consultationMachine)
  actor.send({ type: 'change', form: completeConsultation })
  actor.send(SUBMIT)
  expect(attempts[0]?.body).toEqual({
    formType: 'consultation',
    name: 'Jonas Weber',
    email: 'jonas@weber.example',
    message: 'Two engineers from Izmir shall start in March.',
    date: '2027-03-04',
    time: '14:30',
  })
})

test.for<[string, Partial<ConsultationFields>, object]>([
  ['neither day nor time', { date: '', time: '' }, {}],
  ['a time without a day', { date: '', time: '08:00' }, {}],
  ['yesterday', { date: '2026-11-22', time: '' }, { date: 'past' }],
  ['today without a time', { date: '2026-11-23', time: '' }, {}],
  ['today, a minute ago in Germany', { date: '2026-11-23', time: '09:29' }, { time: 'past' }],
  ['today, this very minute in Germany', { date: '2026-11-23', time: '09:30' }, {}],
  ['a day typed by hand where dates are no real inputs', { date: '4.3.2027' }, { date: 'malformed' }],
  ['30 February', { date: '2027-02-30' }, { date: 'malformed' }],
  ['the hour that summer time skips', { date: '2027-03-28', time: '02:30' }, { time: 'malformed' }],
  ['a time typed by hand', { time: 'noon' }, { time: 'malformed' }],
  ['no name', { name: '' }, { name: 'missing' }],
])('a consultation with %s', ([, form, problems]) => {
  expect(consultationProblems({ ...completeConsultation, ...form }, NOW)).toEqual(problems)
})

test('a visa case needs a name and an e-mail address, and nothing else', () => {
  expect(visaCaseProblems(blankVisaCase)).toEqual({ name: 'missing', email: 'missing' })
  expect(visaCaseProblems({ ...completeVisaCase, message: '' })).toEqual({})
})

test('whatever the consultation calls complete, the contract accepts', () => {
  const anyForm = fc.record({
    name: fc.oneof(fc.string({ maxLength: 210 }), fc.constant('Anna')),
    email: fc.oneof(fc.emailAddress(), fc.constant('a@b.de')),
    date: fc.constantFrom('', '2026-11-23', '2027-03-04'),
    time: fc.constantFrom('', '09:30', '23:59'),
    message: fc.string({ unit: 'binary', maxLength: 40 }),
  })
  fc.assert(
    fc.property(anyForm, (form) => {
      fc.pre(Object.keys(consultationProblems(form, NOW)).length === 0)
      const body = consultationBody(form)
      expect(sendContactEmail.request.safeParse(body).success).toBe(true)
    }),
    { numRuns: 60 },
  )
  expect(consultationProblems(blankConsultation, NOW)).toEqual({ name: 'missing', email: 'missing' })
})
