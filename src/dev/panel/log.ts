import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type Snapshot,
  transition,
} from 'xstate'

export interface Step {
  event: AnyEventObject
  snapshot: AnyMachineSnapshot
  /** Snapshot from which an actor can restart. */
  persisted: Snapshot<unknown>
}

/** Steps of a machine, beginning with its start. */
export interface Log {
  steps: readonly Step[]
  /** Index of the shown step: the last one, unless a developer went back. */
  at: number
}

export const stepOf = (actor: AnyActorRef, event: AnyEventObject): Step => ({
  event,
  snapshot: actor.getSnapshot(),
  persisted: actor.getPersistedSnapshot(),
})

/** Applies the events without running actions or actors. Returns the start and the step after each event. */
export function replayLog(start: Step, events: readonly AnyEventObject[]): Step[] {
  const { machine } = start.snapshot
  const steps = [start]
  let { snapshot } = start
  for (const event of events) {
    ;[snapshot] = transition(machine, snapshot, event)
    steps.push({ event, snapshot, persisted: machine.getPersistedSnapshot(snapshot) })
  }
  return steps
}
