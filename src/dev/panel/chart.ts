import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate'

/** Transition in text form. States are dotted paths, such as `editing.refused`. */
export interface Arrow {
  from: string
  /** Name of an event, or a text such as `send done`, `send error`, `after sendLimit` or `always`. */
  event: string
  guard: string | null
  /** Null if the transition has no target. */
  to: string | null
}

export interface Transition {
  source: { path: string[] }
  target?: readonly { path: string[] }[] | undefined
  eventType: string
  guard?: unknown
}

/** Returns the root and all states, parents before their children. */
export function statesOf(machine: AnyStateMachine): AnyStateNode[] {
  const states: AnyStateNode[] = [machine.root]
  for (const state of states) states.push(...Object.values(state.states))
  return states
}

/** Returns the dotted paths of the active leaf states, joined by spaces, such as `open.editing.refused`. */
export const stateName = (value: StateValue): string => leavesOf(value).join(' ')

function leavesOf(value: StateValue): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  return Object.entries(value).flatMap(([parent, child]) => {
    const leaves = child === undefined ? [] : leavesOf(child)
    return leaves.length === 0 ? [parent] : leaves.map((leaf) => `${parent}.${leaf}`)
  })
}

/** True if `place` (from `stateName`) includes the state or a descendant of it. */
export const isIn = (place: string, state: string): boolean =>
  place.split(' ').some((leaf) => leaf === state || leaf.startsWith(`${state}.`))

export const chartArrows = (machine: AnyStateMachine): Arrow[] =>
  statesOf(machine).flatMap((state) =>
    [...[...state.transitions.values()].flat(), ...(state.always ?? [])].map((transition) =>
      arrowOf(machine, transition),
    ),
  )

export function arrowOf(machine: AnyStateMachine, transition: Transition): Arrow {
  const { source, target, eventType, guard } = transition
  const name = (path: string[]) => path.join('.') || machine.id
  return {
    from: name(source.path),
    event: eventName(eventType),
    guard: guard ? guardName(guard) : null,
    to: target?.map(({ path }) => name(path)).join() ?? null,
  }
}

/** Returns a text such as `submit [isComplete]`. */
export const triggerText = ({ event, guard }: Arrow): string => (guard ? `${event} [${guard}]` : event)

/** Returns a text such as `editing —submit [isComplete]→ sending`. */
export const arrowText = (arrow: Arrow): string =>
  `${arrow.from} —${triggerText(arrow)}→ ${arrow.to ?? arrow.from}`

/** Makes event types readable: `xstate.done.actor.send` becomes `send done`, and an empty type becomes `always`. */
export const eventName = (eventType: string): string =>
  eventType === ''
    ? 'always'
    : eventType
        .replace(/^xstate\.done\.actor\.(.+)$/, '$1 done')
        .replace(/^xstate\.error\.actor\.(.+)$/, '$1 error')
        .replace(/^xstate\.after\.(.+?)\..+$/, 'after $1')

/** Returns the parts of an `and` guard, or else the guard alone. */
export const guardsOf = (guard: unknown): unknown[] =>
  typeof guard === 'function' && guard.name === 'and' && 'guards' in guard
    ? (guard.guards as unknown[]).flatMap(guardsOf)
    : [guard]

/** Placeholder for the name of a guard that is written inline instead of in `setup()`. */
export const UNNAMED_GUARD = 'a guard without a name'

/** Returns a name such as `isComplete` or `not isTyped`. */
export function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type)
  if (typeof guard === 'function' && 'guards' in guard) {
    const parts = (guard.guards as unknown[]).map(guardName)
    return guard.name === 'not' ? `not ${parts.join()}` : parts.join(` ${guard.name} `)
  }
  return UNNAMED_GUARD
}
