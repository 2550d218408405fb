import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  getNextTransitions,
  transition,
} from 'xstate'
import { evaluateGuard } from 'xstate/guards'
import { arrowOf, eventName, guardName, guardsOf, stateName } from '#src/dev/chart.ts'

/** An event that the chart listens to where it is. */
export interface PossibleEvent {
  event: AnyEventObject
  /** The event and what it carries, in short. */
  label: string
  /** The place it leads to; null where nothing would happen. */
  to: string | null
  /** Whether it carries what only the page knows, and no example tells: then nobody can send it by hand. */
  isUnknown: boolean
  /** Where guards do not let it, and why: `sending: not complete (name missing)`. */
  refusals: readonly string[]
}

/** All a chart listens to where it is; `examples` are events with what they carry. */
export function possibleEvents(
  snapshot: AnyMachineSnapshot,
  examples: readonly AnyEventObject[],
): PossibleEvent[] {
  const heard = getNextTransitions(snapshot).filter(({ eventType }) => eventType !== '')
  return [...Map.groupBy(heard, ({ eventType }) => eventType)].flatMap(([type, arrows]) => {
    const known = examples.filter((event) => event.type === type)
    const isUnknown = known.length === 0 && arrows.some(readsEvent)
    return (known.length > 0 ? known : [{ type }]).map((event) =>
      isUnknown
        ? { event, label: labelOf(event), to: null, isUnknown, refusals: [] }
        : possible(snapshot, event, arrows),
    )
  })
}

function possible(
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  arrows: AnyTransitionDefinition[],
): PossibleEvent {
  const saysNo = (guard: unknown) => !evaluateGuard(guard as never, snapshot.context, event, snapshot)
  const taken = arrows.findIndex(({ guard }) => !guard || !saysNo(guard))
  const next: AnyMachineSnapshot | null = taken < 0 ? null : transition(snapshot.machine, snapshot, event)[0]
  const missing = Object.entries(next?.context.problems ?? {}).map((problem) => problem.join(' '))
  const refused = taken < 0 ? arrows : arrows.slice(0, taken)
  return {
    event,
    label: labelOf(event),
    to: next && stateName(next.value),
    isUnknown: false,
    refusals: refused.map((arrow, index) => {
      const { to } = arrowOf(snapshot.machine, arrow)
      const reasons = guardsOf(arrow.guard).filter(saysNo).map(guardName).map(denied)
      const details = index === 0 && missing.length > 0 ? ` (${missing.join(', ')})` : ''
      return `${to ?? 'staying'}: ${reasons.join(', ')}${details}`
    }),
  }
}

/** Whether a transition does something with what its event carries. */
const readsEvent = ({ actions }: AnyTransitionDefinition): boolean =>
  actions.some((action: unknown) => typeof (action as { params?: unknown }).params === 'function')

/** `isMissingDetails` → `not missing details` */
const denied = (guard: string): string =>
  `not ${guard.replace(/^is(?=[A-Z])/, '').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`.replace(
    '  ',
    ' ',
  )

/** What a submit carries beside the form says nothing to whoever chooses it. */
const UNTOLD = ['type', 'idempotencyKey', 'signals', 'now']

/** `change · individual · Anna Öztürk` */
function labelOf(event: AnyEventObject): string {
  const carried = Object.entries(event).filter(([name]) => !UNTOLD.includes(name))
  return [eventName(event.type), ...carried.flatMap(([, value]) => told(value))].join(' · ')
}

/** The texts, numbers and ticks in a value. */
function told(value: unknown): string[] {
  if (value instanceof Error) return [value.message]
  if (value === true) return ['yes']
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(told)
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? [String(value)] : []
}
