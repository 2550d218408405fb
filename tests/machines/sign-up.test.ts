import { expect, test } from 'vitest'
import { waitFor } from 'xstate'
import type { FieldsOf } from '#contracts/forms/form-fields.ts'
import { signUpMachine } from '#machines/sign-up.ts'
import { KEY, SUBMIT } from '#src/dev/examples.ts'
import { holdForm } from '#tests/support/held-form.ts'

const signUp = () => holdForm<FieldsOf<'sign-up'>, string>(signUpMachine)

test('a success empties the form and keeps the address that was sent', async () => {
  const { actor, attempts, bringAbout, snapshot } = signUp()
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

test.for(['', ' ', 'anna', 'anna@example', 'a@b.de c@d.de'])('"%s" makes no call', (email) => {
  const { actor, attempts, snapshot } = signUp()
  actor.send({ type: 'change', form: { email } })
  actor.send(SUBMIT)
  expect(attempts).toEqual([])
  expect(snapshot().context.notice).toEqual({ name: 'sign-up.invalid' })
})

test("the server's sentence is kept for the page", async () => {
  const { actor, bringAbout, snapshot } = signUp()
  actor.send({ type: 'change', form: { email: 'anna@example.com' } })
  actor.send(SUBMIT)
  const failure = { status: 429, sentence: 'Too many requests.', retryAfterS: 60 }
  bringAbout({ type: 'xstate.error.actor.send', error: failure })
  await waitFor(actor, ({ value }) => value !== 'sending')
  expect(snapshot().context).toMatchObject({ failure, notice: { name: 'sign-up.failed' } })
})
