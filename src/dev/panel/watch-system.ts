import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent, Snapshot } from 'xstate'
import { type Log, replayed, type Step, stepOf } from './log.ts'

/** Starts the root actor again from a snapshot, and returns the new actor; it may start later. */
export type Restart = (from: Snapshot<unknown>) => AnyActorRef

/** A state machine of the system, with all it handled since it was watched. */
export interface WatchedChart extends Log {
  actor: AnyActorRef
  /** True when the page goes back with the log. */
  canRestart: boolean
}

export interface WatchedSystem {
  /** Every running state machine of the system, the root first; a new array after every change. */
  list: () => readonly WatchedChart[]
  subscribe: (listener: () => void) => () => void
  /** Shows another step of a log; the root's actor is started again from it where the application can. */
  goTo: (chart: WatchedChart, at: number) => void
  /** Leads the root, from its start, along these events; no action and no actor runs on the way. */
  replay: (events: readonly AnyEventObject[]) => void
  stop: () => void
}

/** Watches a root actor, and the state machines that it invokes and spawns, through XState's own inspection. */
export function watchSystem(root: AnyActorRef, restart?: Restart): WatchedSystem {
  let present = root
  let charts: readonly WatchedChart[] = []
  const listeners = new Set<() => void>()
  const set = (next: readonly WatchedChart[]) => {
    charts = next
    for (const listener of listeners) listener()
  }
  const put = (changed: WatchedChart) =>
    set(charts.map((chart) => (chart.actor === changed.actor ? changed : chart)))

  const hear = (inspected: InspectionEvent) => {
    if (inspected.type !== '@xstate.snapshot') return
    const actor = inspected.actorRef as AnyActorRef
    const known = charts.find((chart) => chart.actor === actor)
    // The start of a known actor is no step: its log has one.
    if (known && inspected.event.type !== 'xstate.init')
      put({ ...known, ...withStep(known, stepOf(actor, inspected.event, known.canRestart)) })
    if (!known && isMachine(actor.getSnapshot())) set([...charts, fresh(actor, false)])
    const running = charts.filter(
      (chart) => chart.actor === present || chart.actor.getSnapshot().status !== 'stopped',
    )
    if (running.length < charts.length) set(running)
  }
  const follow = (log?: Log) => {
    const own = isMachine(present.getSnapshot()) ? [{ ...fresh(present, restart !== undefined), ...log }] : []
    set([...own, ...machinesIn(present).map((child) => fresh(child, false))])
    return present.system.inspect(hear)
  }
  let inspection = follow()

  const startAgain = ({ steps }: Pick<Log, 'steps'>, at: number) => {
    const from = steps[at]?.persisted
    if (!restart || !from) return
    inspection.unsubscribe()
    present = restart(from)
    inspection = follow({ steps, at })
  }
  return {
    list: () => charts,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    goTo(chart, at) {
      if (!chart.steps[at]) return
      if (chart.canRestart) startAgain(chart, at)
      else put({ ...chart, at })
    },
    replay(events) {
      const start = charts.find(({ actor }) => actor === present)?.steps[0]
      if (start) startAgain({ steps: replayed(start, events) }, events.length)
    },
    stop() {
      inspection.unsubscribe()
      set([])
    },
  }
}

const isMachine = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot => 'machine' in snapshot

const fresh = (actor: AnyActorRef, canRestart: boolean): WatchedChart => ({
  actor,
  canRestart,
  steps: [stepOf(actor, { type: 'xstate.init' }, canRestart)],
  at: 0,
})

/** The state machines that run within an actor. */
function machinesIn(actor: AnyActorRef): AnyActorRef[] {
  const children = Object.values<AnyActorRef | undefined>(actor.getSnapshot().children ?? {})
  return children.flatMap((child) =>
    child && isMachine(child.getSnapshot()) ? [child, ...machinesIn(child)] : [],
  )
}

/** After going back, a new event replaces what came then; where the page did not go back, it is the next one. */
const withStep = ({ steps, at, canRestart }: WatchedChart, step: Step): Log => {
  const before = canRestart ? steps.slice(0, at + 1) : steps
  return { steps: [...before, step], at: before.length }
}
