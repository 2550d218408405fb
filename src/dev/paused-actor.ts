import {
  type AnyActor,
  type AnyStateMachine,
  createActor,
  fromPromise,
  SimulatedClock,
  type Snapshot,
} from 'xstate'

const NEVER = fromPromise(() => new Promise<never>(() => undefined))

/** Prepares a machine to run without side effects: calls stay pending, our actions do nothing, timers never fire. */
export function createPausedActor(machine: AnyStateMachine, input: unknown) {
  const { actors, actions } = machine.implementations
  const held = machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, NEVER])),
    actions: Object.fromEntries(
      // Keep XState's own actions, such as `assign`. Only they have a `resolve` method.
      Object.entries(actions).flatMap(([name, action]) =>
        'resolve' in Object(action) ? [] : [[name, () => {}]],
      ),
    ),
  })
  let actor: AnyActor | undefined
  const start = (snapshot?: Snapshot<unknown>): AnyActor => {
    actor?.stop()
    actor = createActor(held, { input, clock: new SimulatedClock(), ...(snapshot && { snapshot }) }).start()
    return actor
  }
  return { start, stop: () => void actor?.stop() }
}
