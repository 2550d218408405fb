import type { AnyActorRef, AnyEventObject, InspectionEvent, Snapshot } from 'xstate'
import { type Log, replayLog, type Step, stepOf } from './log.ts'

/** Continues a machine from a snapshot, usually with a new actor. Returns the actor, which may start a moment later. */
export type Restart = (from: Snapshot<unknown>) => AnyActorRef

export interface WatchedMachine {
  log: () => Log
  subscribe: (listener: () => void) => () => void
  send: (event: AnyEventObject) => void
  /** Restarts the machine from another step of its log. */
  goTo: (at: number) => void
  /** Applies the events without running actions or actors, then restarts the machine in the resulting state. */
  replay: (events: readonly AnyEventObject[]) => void
  stop: () => void
}

export function watchMachine(first: AnyActorRef, restart: Restart): WatchedMachine {
  let actor = first
  const start = stepOf(first, { type: 'xstate.init' })
  let log: Log = { steps: [start], at: 0 }
  const listeners = new Set<() => void>()
  const set = (next: Log) => {
    log = next
    for (const listener of listeners) listener()
  }

  const hear = (inspected: InspectionEvent) => {
    if (inspected.type !== '@xstate.snapshot' || inspected.actorRef !== actor) return
    // The log already begins with the actor's start.
    if (inspected.event.type === 'xstate.init') return
    // A new event after going back replaces the later steps.
    const before = log.steps.slice(0, log.at + 1)
    set({ steps: [...before, stepOf(actor, inspected.event)], at: before.length })
  }
  let inspection = actor.system.inspect(hear)

  const startAgain = (steps: readonly Step[], at: number) => {
    const from = steps[at]?.persisted
    if (!from) return
    inspection.unsubscribe()
    actor = restart(from)
    set({ steps, at })
    inspection = actor.system.inspect(hear)
  }
  return {
    log: () => log,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send: (event) => actor.send(event),
    goTo: (at) => startAgain(log.steps, at),
    replay: (events) => startAgain(replayLog(start, events), events.length),
    stop: () => inspection.unsubscribe(),
  }
}
