import { useActor as useXStateActor } from '@xstate/react'
import { createContext, use } from 'react'

/** Context for the hook that runs machines. Development replaces the hook to inspect them (`src/dev/panel`). */
export const ActorHook = createContext<typeof useXStateActor>(useXStateActor)

/** Runs a machine while the component is mounted, as XState's `useActor` does. */
export const useActor: typeof useXStateActor = (...args) => use(ActorHook)(...args)
