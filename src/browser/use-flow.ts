import { useMachine } from '@xstate/react'
import { createContext, use } from 'react'

/**
 * The hook that runs a page's machines; replaced by the build, to render a given state, and in development,
 * to inspect them.
 */
export const FlowRunner = createContext<typeof useMachine>(useMachine)

/** Runs a flow's machine while the component is mounted; returns its snapshot and `send`. */
export const useFlow: typeof useMachine = (...args) => use(FlowRunner)(...args)
