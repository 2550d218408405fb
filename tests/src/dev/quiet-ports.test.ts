import { expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { ConnectionEvent } from '#machines/form.ts'
import { signUpMachine } from '#machines/sign-up.ts'
import { completeSignUp, SUBMIT } from '#src/dev/examples.ts'
import { withQuietPorts } from '#src/dev/quiet-ports.ts'

/** A sign-up whose connection reports at once that it is gone, and again on demand. */
function signUp() {
  const call = vi.fn(() => new Promise<object>(() => {}))
  let lose = () => {}
  const machine = withQuietPorts(
    signUpMachine.provide({
      actors: {
        send: fromPromise(call),
        connection: fromCallback<ConnectionEvent>(({ sendBack }) => {
          lose = () => sendBack({ type: 'goOffline' })
          lose()
        }),
      },
      actions: { saveDraft: () => {}, clearDraft: () => {}, logFailure: () => {} },
    }),
  )
  return { machine, call, lose: () => lose() }
}

test('a call that was under way is not made again by going back to it, and can be made anew', () => {
  const { machine, call } = signUp()
  const actor = createActor(machine).start()
  actor.send({ type: 'change', form: completeSignUp })
  actor.send(SUBMIT)
  expect(call).toHaveBeenCalledTimes(1)

  const back = createActor(machine, { snapshot: actor.getPersistedSnapshot() }).start()
  expect(back.getSnapshot().value).toBe('sending')
  expect(call).toHaveBeenCalledTimes(1)

  back.send({ type: 'xstate.error.actor.send', error: null } as never)
  back.send(SUBMIT)
  expect(back.getSnapshot().value).toBe('sending')
  expect(call).toHaveBeenCalledTimes(2)
})

test('what watches the browser tells at the first start, and only of changes after going back', () => {
  const { machine, lose } = signUp()
  const actor = createActor(machine).start()
  expect(actor.getSnapshot().context.isOffline).toBe(true)
  actor.send({ type: 'goOnline' })

  const back = createActor(machine, { snapshot: actor.getPersistedSnapshot() }).start()
  expect(back.getSnapshot().context.isOffline).toBe(false)
  lose()
  expect(back.getSnapshot().context.isOffline).toBe(true)
})
