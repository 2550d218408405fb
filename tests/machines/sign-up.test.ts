import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import type { Attempt } from '#machines/form.ts'
import { signUpMachine } from '#machines/sign-up.ts'

test('a success empties the form and keeps the address that was sent', async () => {
  const attempts: Attempt<{ email: string }>[] = []
  const drafts: (string | null)[] = []
  const actor = createActor(
    signUpMachine.provide({
      actors: {
        send: fromPromise(async ({ input }) => {
          attempts.push(input)
          return {}
        }),
        connection: fromCallback(() => undefined),
      },
      actions: {
        saveDraft: ({ context }) => void drafts.push(context.form.email),
        clearDraft: () => void drafts.push(null),
      },
    }),
  ).start()

  actor.send({ type: 'change', form: { email: ' anna@example.com ' } })
  actor.send({ type: 'submit', idempotencyKey: 'a key', signals: null, now: '2026-11-23T09:30' })
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'sent' }))

  expect(attempts).toEqual([
    { form: { email: ' anna@example.com ' }, idempotencyKey: 'a key', signals: null },
  ])
  expect(context).toMatchObject({ form: { email: '' }, sent: { form: { email: ' anna@example.com ' } } })
  expect(drafts).toEqual([' anna@example.com ', ' anna@example.com ', null])
})
