import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  getNextTransitions,
  transition,
} from 'xstate'
import { evaluateGuard } from 'xstate/guards'
import { type Example, eventOf } from '#mocks/example.ts'
import { arrowOf, eventName, guardName, guardsOf, stateName } from './chart.ts'

export interface PossibleEvent {
  event: AnyEventObject
  /** Name of the event, and the example's name or payload. */
  label: string
  /** The payload as text. */
  carried: string
  /** State after the event; null if guards block all its transitions. */
  to: string | null
  /** Targets that guards block, each with the reason: `sending: not complete (name missing)`. */
  refusals: readonly string[]
}

/** Returns the problems in a state, such as `name missing`. */
export type Explain = (snapshot: AnyMachineSnapshot) => readonly string[]

/** Returns all events that the current state handles, with the payloads from `examples`. */
export function possibleEvents(
  snapshot: AnyMachineSnapshot,
  examples: readonly (AnyEventObject | Example)[],
  explain: Explain = () => [],
): PossibleEvent[] {
  const handled = getNextTransitions(snapshot).filter(({ eventType }) => eventType !== '')
  return [...Map.groupBy(handled, ({ eventType }) => eventType)].flatMap(([type, arrows]) => {
    const known = examples.filter((example) => eventOf(example).type === type)
    return (known.length > 0 ? known : [{ type }]).map((example) => ({
      ...describeExample(example),
      ...outcome(snapshot, eventOf(example), arrows, explain),
    }))
  })
}

function outcome(
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  arrows: AnyTransitionDefinition[],
  explain: Explain,
): Pick<PossibleEvent, 'to' | 'refusals'> {
  const rejects = (guard: unknown) => !evaluateGuard(guard as never, snapshot.context, event, snapshot)
  const taken = arrows.findIndex(({ guard }) => !guard || !rejects(guard))
  const next: AnyMachineSnapshot | null = taken < 0 ? null : transition(snapshot.machine, snapshot, event)[0]
  const reasonsOfState = next ? explain(next) : []
  const refused = taken < 0 ? arrows : arrows.slice(0, taken)
  return {
    to: next && stateName(next.value),
    refusals: refused.map((arrow, index) => {
      const { to } = arrowOf(snapshot.machine, arrow)
      const reasons = guardsOf(arrow.guard).filter(rejects).map(guardName).map(negate)
      const details = index === 0 && reasonsOfState.length > 0 ? ` (${reasonsOfState.join(', ')})` : ''
      return `${to ?? 'staying'}: ${reasons.join(', ')}${details}`
    }),
  }
}

/** Turns `isMissingDetails` into `not missing details`. */
const negate = (guard: string): string =>
  `not ${guard.replace(/^is(?=[A-Z])/, '').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`.replace(
    '  ',
    ' ',
  )

function describeExample(
  example: AnyEventObject | Example,
): Pick<PossibleEvent, 'event' | 'label' | 'carried'> {
  const event = eventOf(example)
  const { type, ...carries } = event
  const carried = wordsIn(carries).join(' · ')
  const name = example === event ? carried : (example as Example).name
  return { event, label: [eventName(type), name].filter(Boolean).join(' · '), carried }
}

function wordsIn(value: unknown): string[] {
  if (value instanceof Error) return [value.message]
  if (value === true) return ['yes']
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(wordsIn)
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? [String(value)] : []
}
