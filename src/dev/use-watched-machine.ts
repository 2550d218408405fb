import type { useMachine } from '@xstate/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type AnyActor, type AnyStateMachine, createActor, type Snapshot } from 'xstate'
import { runningFlows, type Step } from './running-flows.ts'

interface Run {
  actor: AnyActor
  steps: readonly Step[]
}

/** What `useMachine` does, with a chart that can be watched and started again from an earlier snapshot. */
function useWatched(machine: AnyStateMachine, { input }: { input?: unknown } = {}) {
  const [{ actor, steps }, setRun] = useState<Run>(() => ({
    actor: createActor(machine, { input }),
    steps: [],
  }))

  useEffect(() => {
    const restart = (snapshot: Snapshot<unknown>, before: readonly Step[]) =>
      setRun({ actor: createActor(machine, { snapshot }), steps: before })
    const forget = runningFlows.watch(actor, restart, steps)
    actor.start()
    return () => {
      forget()
      actor.stop()
    }
  }, [actor, machine, steps])

  const snapshot = useSyncExternalStore(
    (listener) => {
      const subscription = actor.subscribe(listener)
      return () => subscription.unsubscribe()
    },
    () => actor.getSnapshot(),
    () => actor.getSnapshot(),
  )
  return [snapshot, actor.send, actor]
}

export const useWatchedMachine = useWatched as unknown as typeof useMachine
