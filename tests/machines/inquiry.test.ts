import { expect, test } from 'vitest'
import { blankOf, type FieldsOf } from '#contracts/forms/form-fields.ts'
import { consultationMachine, visaCaseMachine } from '#machines/inquiry.ts'
import { completeConsultation, completeVisaCase, recall, SUBMIT } from '#src/dev/examples.ts'
import { holdForm } from '#tests/support/held-form.ts'

test('a sent message shows again after a reload, while another is typed, until the visitor removes it', () => {
  const { actor, asked, snapshot } = holdForm<FieldsOf<'visa-case'>, string>(visaCaseMachine)
  actor.send(recall(blankOf('visa-case')))
  actor.send({ type: 'change', form: completeVisaCase })
  expect(snapshot().value).toEqual({ editing: 'recalled' })
  expect(snapshot().context).toMatchObject({
    form: completeVisaCase,
    notice: null,
    sent: recall(blankOf('visa-case')).sent,
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
