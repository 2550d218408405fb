import { expect, test } from 'vitest'
import { waitFor } from 'xstate'
import type { FieldsOf } from '#contracts/forms/form-fields.ts'
import { signUpMachine } from '#machines/sign-up.ts'
import { KEY, SUBMIT } from '#src/dev/examples.ts'
import { holdForm } from '#tests/support/held-form.ts'

test('a success empties the form and keeps the address that was sent', async () => {
  const { actor, attempts, bringAbout, snapshot } = holdForm<FieldsOf<'sign-up'>, string>(signUpMachine)
  actor.send({ type: 'change', form: { email: ' anna@example.com ' } })
  actor.send(SUBMIT)
  expect(attempts).toEqual([
    { form: { email: ' anna@example.com ' }, idempotencyKey: KEY, signals: SUBMIT.signals },
  ])
  bringAbout({ type: 'xstate.done.actor.send', output: {} })
  await waitFor(actor, ({ value }) => value !== 'sending')
  expect(snapshot().context).toMatchObject({
    form: { email: '' },
    sent: { form: { email: ' anna@example.com ' } },
  })
})
