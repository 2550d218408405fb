import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, Snapshot } from 'xstate'

/** One event that a chart heard, and the chart afterwards. */
export interface Step {
  event: AnyEventObject
  snapshot: AnyMachineSnapshot
  /** What an actor can be started from again. */
  persisted: Snapshot<unknown>
}

export interface RunningFlow {
  /** The flow's noun. */
  id: string
  actor: AnyActorRef
  /** The start first. */
  steps: readonly Step[]
  /** Starts the chart again from where it was; none where the actor lives as long as the page. */
  restart: ((from: Snapshot<unknown>, steps: readonly Step[]) => void) | null
}

let flows: readonly RunningFlow[] = []
const listeners = new Set<() => void>()

/** Every chart that runs on the page, in the order in which they started. */
export const runningFlows = {
  list: () => flows,
  find: (id: string) => flows.find((flow) => flow.id === id),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Takes up an actor that is about to start, or has; `steps` is what came before it. */
  watch(actor: AnyActorRef, restart: RunningFlow['restart'] = null, steps: readonly Step[] = []): () => void {
    const { id } = actor.getSnapshot().machine
    replace(id, { id, actor, restart, steps })
    const inspection = actor.system.inspect((inspected) => {
      if (inspected.type !== '@xstate.snapshot' || inspected.actorRef !== actor) return
      // Starting again is no step: the chart has heard nothing new.
      if (inspected.event.type === 'xstate.init' && steps.length > 0) return
      const flow = runningFlows.find(id)
      if (flow?.actor === actor)
        replace(id, { ...flow, steps: [...flow.steps, stepOf(actor, inspected.event)] })
    })
    return () => {
      inspection.unsubscribe()
      if (runningFlows.find(id)?.actor === actor) replace(id, null)
    }
  },
}

/** The last step taken back; a chart at its start stays there. */
export function stepBack({ steps, restart }: RunningFlow): void {
  const before = steps.at(-2)
  if (before) restart?.(before.persisted, steps.slice(0, -1))
}

const stepOf = (actor: AnyActorRef, event: AnyEventObject): Step => ({
  event,
  snapshot: actor.getSnapshot(),
  persisted: actor.getPersistedSnapshot(),
})

function replace(id: string, flow: RunningFlow | null): void {
  const index = flows.findIndex((running) => running.id === id)
  const others = flows.filter((running) => running.id !== id)
  flows = flow ? others.toSpliced(index < 0 ? others.length : index, 0, flow) : others
  for (const listener of listeners) listener()
}
