import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type Snapshot,
  transition,
} from 'xstate'

/** One handled event, and the machine's snapshot after it. */
export interface Step {
  event: AnyEventObject
  snapshot: AnyMachineSnapshot
  /** Snapshot from which an actor can restart. */
  persisted: Snapshot<unknown>
}

/** Log of a machine's events, starting with its start. */
export interface Log {
  steps: readonly Step[]
  /** Index of the shown step: the last one, unless a developer went back. */
  at: number
}

/** Step with the actor's current snapshot, for the event that led to it. */
export const stepOf = (actor: AnyActorRef, event: AnyEventObject): Step => ({
  event,
  snapshot: actor.getSnapshot(),
  persisted: actor.getPersistedSnapshot(),
})

/** Log of these events from a machine's start; runs no action and no actor. */
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
