import {
  type AnyActorLogic,
  type AnyActorScope,
  type AnyStateMachine,
  fromCallback,
  type Snapshot,
} from 'xstate'
import { statesOf } from '#src/dev/panel/chart.ts'

type Restored = Snapshot<unknown> & { isRestored?: boolean }

/**
 * Prepares a machine for restarts from snapshots. After a restart, calls are not repeated, and event sources do not
 * send their initial events.
 */
export function silencePorts(machine: AnyStateMachine): AnyStateMachine {
  const invoked = statesOf(machine).flatMap(({ invoke }) => invoke)
  const logics = machine.implementations.actors as Record<string, AnyActorLogic>
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
    const watch = logic.config as Parameters<typeof fromCallback>[0]
    const quiet = fromCallback((port) =>
      watch({ ...port, sendBack: (event) => isTelling && port.sendBack(event) }),
    )
    quiet.start?.(snapshot as never, scope)
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
