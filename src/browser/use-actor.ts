import { useActor as useXStateActor } from '@xstate/react'
import { createContext, use } from 'react'

/**
 * The hook that runs a page's machines; replaced by the build, to render a given state, and in development,
 * to inspect them.
 */
export const ActorHook = createContext<typeof useXStateActor>(useXStateActor)

/** XState's `useActor`: runs a machine while the component is mounted; returns its snapshot and `send`. */
export const useActor: typeof useXStateActor = (...args) => use(ActorHook)(...args)
