import type { AnyActorRef } from 'xstate'
import type { Restart } from '#src/dev/panel/watch-machine.ts'

export interface RunningFlow {
  id: string
  actor: AnyActorRef
  restart: Restart
}

let flows: readonly RunningFlow[] = []
const listeners = new Set<() => void>()

export const runningFlows = {
  list: () => flows,
  find: (id: string) => flows.find((flow) => flow.id === id),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Adds a flow; its actor may start later. Returns a function that removes the flow. */
  add(flow: RunningFlow): () => void {
    put([...flows, flow])
    return () => put(flows.filter((other) => other !== flow))
  },
}

function put(next: readonly RunningFlow[]): void {
  flows = next
  for (const listener of listeners) listener()
}

/** Resolves when the page has added the flow and sent its initial events. */
export const whenRunning = (id: string): Promise<RunningFlow> =>
  new Promise((resolve) => {
    const check = () => {
      const flow = runningFlows.find(id)
      if (!flow) return
      forget()
      setTimeout(() => resolve(flow))
    }
    const forget = runningFlows.subscribe(check)
    check()
  })
