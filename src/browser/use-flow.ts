import { useMachine } from '@xstate/react'

let run: typeof useMachine = useMachine

/** Runs a flow's machine for the life of a component; its snapshot, and how to send it events. */
export const useFlow: typeof useMachine = (...args) => run(...args)

/** Lets development run the machines by a hook of its own, which it can watch; before any component does. */
export function runFlowsBy(hook: typeof useMachine): void {
  run = hook
}
