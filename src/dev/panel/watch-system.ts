import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, Snapshot } from 'xstate'

/** One event that a chart heard, and the chart afterwards. */
export interface Step {
  event: AnyEventObject
  snapshot: AnyMachineSnapshot
  /** What an actor can be started from again. */
  persisted: Snapshot<unknown>
}

/** What a chart has heard, the start first, and how far along it the page now is. */
export interface Log {
  steps: readonly Step[]
  /** The index of the step that the page shows: the last one, unless somebody went back. */
  at: number
}

export const EMPTY: Log = { steps: [], at: -1 }

export interface RunningFlow extends Log {
  /** The flow's noun. */
  id: string
  actor: AnyActorRef
  /** Starts the chart again from where it was. */
  restart: (from: Snapshot<unknown>, log: Log) => void
}

let flows: readonly RunningFlow[] = []
/** In the order in which they first ran, so that a chart that is started again keeps its place. */
const places: string[] = []
const listeners = new Set<() => void>()

/** Every chart that runs on the page. */
export const runningFlows = {
  list: () => flows,
  find: (id: string) => flows.find((flow) => flow.id === id),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Takes up an actor that is about to start, or has; `log` is what came before. */
  watch(actor: AnyActorRef, restart: RunningFlow['restart'] = () => {}, log: Log = EMPTY): () => void {
    const { id } = actor.getSnapshot().machine
    put(id, { id, actor, restart, ...log })
    const inspection = actor.system.inspect((inspected) => {
      if (inspected.type !== '@xstate.snapshot' || inspected.actorRef !== actor) return
      // Starting again is no step: the chart has heard nothing new.
      if (inspected.event.type === 'xstate.init' && log.steps.length > 0) return
      const flow = runningFlows.find(id)
      if (flow?.actor === actor) put(id, { ...flow, ...withStep(flow, stepOf(actor, inspected.event)) })
    })
    return () => {
      inspection.unsubscribe()
      if (runningFlows.find(id)?.actor === actor) put(id, null)
    }
  },
}

/** Resolves as soon as a chart runs and fits. */
export const isRunning = (id: string, fits: (flow: RunningFlow) => boolean = () => true): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      const flow = runningFlows.find(id)
      if (!flow?.steps.length || !fits(flow)) return
      forget()
      // The page's first effects send their events first.
      setTimeout(resolve)
    }
    const forget = runningFlows.subscribe(check)
    check()
  })

/** Brings the page to another step of the log. */
export function goTo({ steps, restart }: RunningFlow, at: number): void {
  const step = steps[at]
  if (step) restart(step.persisted, { steps, at })
}

/** What is heard after going back takes the place of what came then. */
const withStep = ({ steps, at }: Log, step: Step): Log => ({
  steps: [...steps.slice(0, at + 1), step],
  at: at + 1,
})

/** The actor as it is now, as the step that an event led to. */
export const stepOf = (actor: AnyActorRef, event: AnyEventObject): Step => ({
  event,
  snapshot: actor.getSnapshot(),
  persisted: actor.getPersistedSnapshot(),
})

function put(id: string, flow: RunningFlow | null): void {
  if (!places.includes(id)) places.push(id)
  flows = [...flows.filter((running) => running.id !== id), ...(flow ? [flow] : [])].toSorted(
    (one, other) => places.indexOf(one.id) - places.indexOf(other.id),
  )
  for (const listener of listeners) listener()
}
