import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type Snapshot,
  transition,
} from 'xstate'

/** One event that a machine handled, and the machine afterwards. */
export interface Step {
  event: AnyEventObject
  snapshot: AnyMachineSnapshot
  /** Snapshot from which an actor can start again. */
  persisted: Snapshot<unknown>
}

/** Log of the events that a machine handled, its start first. */
export interface Log {
  steps: readonly Step[]
  /** The index of the step that is shown: the last one, unless somebody went back. */
  at: number
}

/** The actor as it is now, as the step that an event led to. */
export const stepOf = (actor: AnyActorRef, event: AnyEventObject): Step => ({
  event,
  snapshot: actor.getSnapshot(),
  persisted: actor.getPersistedSnapshot(),
})

/** The log that these events make of a machine at its start; no action and no actor runs. */
export function replayed(start: Step, events: readonly AnyEventObject[]): Step[] {
  const { machine } = start.snapshot
  const steps = [start]
  let { snapshot } = start
  for (const event of events) {
    ;[snapshot] = transition(machine, snapshot, event)
    steps.push({ event, snapshot, persisted: machine.getPersistedSnapshot(snapshot) })
  }
  return steps
}
