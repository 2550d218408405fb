import { useActor as useXStateActor } from '@xstate/react'
import { createContext, use } from 'react'

/**
 * The hook that runs a page's machines. The build replaces the hook to render a given state; development, to
 * inspect the machines.
 */
export const ActorHook = createContext<typeof useXStateActor>(useXStateActor)

/** XState's `useActor`: runs a machine while the component is mounted; returns its snapshot and `send`. */
export const useActor: typeof useXStateActor = (...args) => use(ActorHook)(...args)
