import type { useActor } from '@xstate/react'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type AnyEventObject, type AnyStateMachine, createActor, type Snapshot } from 'xstate'
import { type RunningFlow, runningFlows } from './running-flows.ts'
import { silencePorts } from './silence-ports.ts'

/** Replaces `useActor` in development. Its actor can be inspected and restarted from a snapshot. */
function useWatched(machine: AnyStateMachine, { input }: { input?: unknown } = {}) {
  const [actor, setActor] = useState(() => createActor(silencePorts(machine), { input }))
  /** Keeps `send` stable across restarts. A new `send` would make pages repeat their initial events. */
  const current = useRef(actor)
  const send = useCallback((event: AnyEventObject) => current.current.send(event), [])

  useEffect(() => {
    const flow: RunningFlow = {
      id: machine.id,
      actor: current.current,
      restart(snapshot: Snapshot<unknown>) {
        flow.actor = createActor(silencePorts(machine), { snapshot })
        setActor(flow.actor as typeof actor)
        return flow.actor
      },
    }
    return runningFlows.add(flow)
  }, [machine])

  useEffect(() => {
    current.current = actor
    actor.start()
    return () => void actor.stop()
  }, [actor])

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

export const useWatchedMachine = useWatched as unknown as typeof useActor
