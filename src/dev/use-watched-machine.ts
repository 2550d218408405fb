import type { useMachine } from '@xstate/react'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type AnyActor, type AnyEventObject, type AnyStateMachine, createActor, type Snapshot } from 'xstate'
import { withQuietPorts } from './quiet-ports.ts'
import { EMPTY, type Log, runningFlows } from './running-flows.ts'

interface Run {
  actor: AnyActor
  log: Log
}

/** What `useMachine` does, with a chart that can be watched and started again from any step of its log. */
function useWatched(machine: AnyStateMachine, { input }: { input?: unknown } = {}) {
  const [{ actor, log }, setRun] = useState<Run>(() => ({
    actor: createActor(withQuietPorts(machine), { input }),
    log: EMPTY,
  }))
  /** Stays the same over a restart: a page that hears of another `send` tells again what it told at its start. */
  const current = useRef(actor)
  const send = useCallback((event: AnyEventObject) => current.current.send(event), [])

  useEffect(() => {
    const restart = (snapshot: Snapshot<unknown>, before: Log) =>
      setRun({ actor: createActor(withQuietPorts(machine), { snapshot }), log: before })
    current.current = actor
    const forget = runningFlows.watch(actor, restart, log)
    actor.start()
    return () => {
      forget()
      actor.stop()
    }
  }, [actor, machine, log])

  const snapshot = useSyncExternalStore(
    (listener) => {
      const subscription = actor.subscribe(listener)
      return () => subscription.unsubscribe()
    },
    () => actor.getSnapshot(),
    () => actor.getSnapshot(),
  )
  return [snapshot, send, actor]
}

export const useWatchedMachine = useWatched as unknown as typeof useMachine
