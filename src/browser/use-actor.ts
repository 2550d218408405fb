import { useActor as useXStateActor } from '@xstate/react'
import { createContext, use } from 'react'

/** Hook that runs a page's machines. In development, it is replaced, so that `src/dev/panel` can inspect them. */
export const ActorHook = createContext<typeof useXStateActor>(useXStateActor)

/** Runs a machine while the component is mounted, as XState's `useActor` does. */
export const useActor: typeof useXStateActor = (...args) => use(ActorHook)(...args)
