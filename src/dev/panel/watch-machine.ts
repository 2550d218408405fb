import type { AnyActorRef, AnyEventObject, InspectionEvent, Snapshot } from 'xstate'
import { type Log, replayed, type Step, stepOf } from './log.ts'

/** Starts the actor again from a snapshot, and returns the new actor; it may start later. */
export type Restart = (from: Snapshot<unknown>) => AnyActorRef

/** A machine with all it handled since it was watched. */
export interface WatchedMachine {
  log: () => Log
  subscribe: (listener: () => void) => () => void
  send: (event: AnyEventObject) => void
  /** Starts the machine again from another step of its log. */
  goTo: (at: number) => void
  /** Leads the machine, from its start, along these events; no action and no actor runs on the way. */
  replay: (events: readonly AnyEventObject[]) => void
  stop: () => void
}

/** Watches a machine through XState's own inspection. */
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
    // The start of an actor is no step: its log has one.
    if (inspected.event.type === 'xstate.init') return
    // After going back, a new event replaces what came then.
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
    replay: (events) => startAgain(replayed(start, events), events.length),
    stop: () => inspection.unsubscribe(),
  }
}
