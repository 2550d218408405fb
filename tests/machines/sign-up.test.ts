import { expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { Attempt, Receipt } from '#machines/form.ts'
import { signUpMachine } from '#machines/sign-up.ts'
import { waitFor } from './wait-for.ts'

/** The call has no answer until a test gives it one. */
const send = vi.fn((_attempt: Attempt<{ email: string }>) => new Promise<Receipt>(() => undefined))
const saveDraft = vi.fn()
const clearDraft = vi.fn()
const signUp = signUpMachine.provide({
  actors: {
    send: fromPromise(({ input }) => send(input)),
    connection: fromCallback(() => undefined),
  },
  actions: {
    saveDraft: ({ context }) => saveDraft(context.form.email),
    clearDraft,
    logFailure: () => undefined,
  },
})

test('a success empties the form and keeps the address that was sent', async () => {
  send.mockResolvedValue({})
  const actor = createActor(signUp).start()
  actor.send({ type: 'change', form: { email: ' anna@example.com ' } })
  actor.send({ type: 'submit', idempotencyKey: 'a key', signals: null, now: '2026-11-23T09:30' })
  expect(saveDraft.mock.calls).toEqual([[' anna@example.com '], [' anna@example.com ']])
  expect(clearDraft).not.toHaveBeenCalled()

  const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'sent' }))
  expect(send.mock.calls).toEqual([
    [{ form: { email: ' anna@example.com ' }, idempotencyKey: 'a key', signals: null }],
  ])
  expect(context).toMatchObject({ form: { email: '' }, sent: { form: { email: ' anna@example.com ' } } })
  expect(saveDraft).toHaveBeenCalledTimes(2)
  expect(clearDraft).toHaveBeenCalledOnce()
})
