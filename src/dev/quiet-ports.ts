import type { AnyActorLogic, AnyActorScope, AnyStateMachine, Snapshot } from 'xstate'
import { statesOf } from './chart.ts'

type Restored = Snapshot<unknown> & { isRestored?: boolean }

/**
 * The chart as it shall start again from a snapshot. What was called is not called once more: its answer is in the log,
 * or somebody gives it by hand. What watches the browser watches on, and does not tell anew how things stand.
 */
export function withQuietPorts(machine: AnyStateMachine): AnyStateMachine {
  const invoked = statesOf(machine).flatMap(({ invoke }) => invoke)
  const logics: Record<string, AnyActorLogic> = machine.implementations.actors
  return machine.provide({
    actors: Object.fromEntries(
      invoked.flatMap(({ src, onDone }) => {
        const logic = logics[String(src)]
        return logic ? [[src, onDone ? heldCall(logic) : quietWatcher(logic)]] : []
      }),
    ),
  })
}

const heldCall = (logic: AnyActorLogic): AnyActorLogic =>
  startedBy(logic, (snapshot, scope) => {
    if (!snapshot.isRestored) logic.start?.(snapshot, scope)
  })

const quietWatcher = (logic: AnyActorLogic): AnyActorLogic =>
  startedBy(logic, (snapshot, scope) => {
    let isTelling = !snapshot.isRestored
    const _relay: typeof scope.system._relay = (...told) => {
      if (isTelling) scope.system._relay(...told)
    }
    logic.start?.(snapshot, { ...scope, system: Object.assign(Object.create(scope.system), { _relay }) })
    isTelling = true
  })

const startedBy = (
  logic: AnyActorLogic,
  start: (snapshot: Restored, scope: AnyActorScope) => void,
): AnyActorLogic => ({
  ...logic,
  start,
  restoreSnapshot: (snapshot: Restored): Restored => ({ ...snapshot, isRestored: true }),
})
