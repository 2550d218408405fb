import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
} from 'xstate'
import type { Attempt, Draft, FormContext, Keeping, Receipt } from '#machines/form.ts'

type FormSnapshot<Form, Notice extends string> = {
  value: unknown
  context: FormContext<Form, Notice>
  matches: (state: never) => boolean
  can: (event: never) => boolean
}

/** A running form whose ports are held by the test. */
export function holdForm<Form, Notice extends string>(machine: AnyStateMachine) {
  const clock = new SimulatedClock()
  const attempts: Attempt<Form>[] = []
  /** The actions that the machine ran, in order. */
  const asked: string[] = []
  const drafts: Draft<Form>[] = []
  const failures: unknown[] = []
  /** Messages that the machine wanted kept until the connection is back. */
  const kept: Keeping<Form>[] = []
  let storing = Promise.withResolvers<void>()
  let pending = Promise.withResolvers<Receipt>()
  const held = machine.provide({
    actors: {
      send: fromPromise<Receipt, Attempt<Form>>(({ input }) => {
        attempts.push(input)
        pending = Promise.withResolvers()
        return pending.promise
      }),
      connection: fromCallback(() => undefined),
      address: fromCallback(() => undefined),
      keep: fromPromise<void, Keeping<Form>>(({ input }) => {
        kept.push(input)
        storing = Promise.withResolvers()
        return storing.promise
      }),
      queue: fromCallback(() => undefined),
    },
    actions: {
      saveDraft: ({ context }) => {
        asked.push('saveDraft')
        drafts.push({ form: context.form, idempotencyKey: context.idempotencyKey })
      },
      clearDraft: () => void asked.push('clearDraft'),
      saveReceipt: () => void asked.push('saveReceipt'),
      clearReceipt: () => void asked.push('clearReceipt'),
      enterAddress: () => void asked.push('enterAddress'),
      leaveAddress: () => void asked.push('leaveAddress'),
      eraseQueued: () => void asked.push('eraseQueued'),
      logFailure: (_, params) => {
        asked.push('logFailure')
        failures.push((params as { error: unknown }).error)
      },
    },
  })
  const actor: AnyActorRef = createActor(held, { clock }).start()

  /** Causes the event as the visitor, the network or the clock would. */
  function bringAbout(event: AnyEventObject) {
    if (event.type === 'xstate.done.actor.keep') return storing.resolve()
    if (event.type === 'xstate.error.actor.keep') return storing.reject(event.error)
    if (event.type.startsWith('xstate.done.')) pending.resolve(event.output as Receipt)
    else if (event.type.startsWith('xstate.error.')) pending.reject(event.error)
    else if (event.type.startsWith('xstate.after.')) clock.increment(20_000)
    else actor.send(event)
  }
  return {
    actor,
    clock,
    attempts,
    kept,
    asked,
    drafts,
    failures,
    bringAbout,
    snapshot: () => actor.getSnapshot() as FormSnapshot<Form, Notice>,
  }
}
