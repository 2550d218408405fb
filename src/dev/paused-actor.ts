import {
  type AnyActor,
  type AnyStateMachine,
  createActor,
  fromPromise,
  SimulatedClock,
  type Snapshot,
} from 'xstate'

const NEVER = fromPromise(() => new Promise<never>(() => undefined))

/** Runs a machine without its page: calls stay pending, nothing is stored, and the clock stands still. */
export function createPausedActor(machine: AnyStateMachine, input: unknown) {
  const { actors, actions } = machine.implementations
  const held = machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, NEVER])),
    actions: Object.fromEntries(
      // XState's own actions, such as assign, have `resolve`; the others are ports.
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
