import { useMachine } from '@xstate/react'
import { createContext, use } from 'react'

/** The hook that runs the machines of a page: the build shows them in a state, development watches them. */
export const FlowRunner = createContext<typeof useMachine>(useMachine)

/** Runs a flow's machine for the life of a component; its snapshot, and how to send it events. */
export const useFlow: typeof useMachine = (...args) => use(FlowRunner)(...args)
