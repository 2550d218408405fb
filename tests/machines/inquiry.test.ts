import { expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { blankOf, type FieldsOf } from '#contracts/forms/form-fields.ts'
import { consultationMachine, visaCaseMachine } from '#machines/inquiry.ts'
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

test('a success empties the form and keeps what was sent', async () => {
  const { actor, attempts, bringAbout, snapshot } = holdForm<FieldsOf<'visa-case'>, string>(visaCaseMachine)
  actor.send({ type: 'change', form: completeVisaCase })
  actor.send(SUBMIT)
  expect(attempts).toEqual([
    {
      form: completeVisaCase,
      idempotencyKey: KEY,
      signals: SUBMIT.signals,
    },
  ])
  bringAbout({ type: 'xstate.done.actor.send', output: RECEIPT })
  await waitFor(actor, ({ value }) => value !== 'sending')
  expect(snapshot().context).toMatchObject({
    form: blankOf('visa-case'),
    idempotencyKey: null,
    notice: { name: 'inquiry.sent' },
    sent: { form: completeVisaCase, ...RECEIPT, at: NOW },
  })
})

test('what was sent shows again after a reload, while another is typed, until it is taken away', () => {
  const { actor, asked, snapshot } = holdForm<FieldsOf<'visa-case'>, string>(visaCaseMachine)
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

test('a consultation for a time of today that is over is not sent', () => {
  const { actor, attempts, snapshot } = holdForm<FieldsOf<'consultation'>, string>(consultationMachine)
  actor.send({ type: 'change', form: { ...completeConsultation, date: '2026-11-23', time: '09:29' } })
  actor.send(SUBMIT)
  expect(attempts).toEqual([])
  expect(snapshot().context).toMatchObject({
    problems: { time: 'past' },
    notice: { name: 'inquiry.malformed' },
  })
})
