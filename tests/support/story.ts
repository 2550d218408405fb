import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  transition,
} from 'xstate'
import { stateName } from '#src/dev/panel/chart.ts'
import { onlyWhatGuardsAsk } from './walks.ts'

/** What XState does by itself, beside what a machine asks of its ports. */
const OWN_ACTION = /^xstate\.(?!spawnChild$)/

/**
 * All that can happen in a machine, as text: a line for every place that can be reached and every gesture that changes
 * something there, with where it leads, what of the context it changes, and what it asks of the ports; then the
 * gestures that change nothing. It shows what a machine does, not how it is written.
 */
export function storyOf(
  machine: AnyStateMachine,
  gestures: Record<string, AnyEventObject>,
  input?: unknown,
): string {
  const [first, started] = initialTransition(machine, input)
  const lines = new Set([`begins in ${stateName(first.value)}${changed({}, first.context)}${asked(started)}`])
  const idle = new Map<string, Set<string>>()
  const seen = new Set<string>()
  const places: AnyMachineSnapshot[] = [first]
  for (const before of places) {
    const from = stateName(before.value)
    for (const [gesture, event] of Object.entries(gestures)) {
      const [after, actions] = transition(machine, before, event)
      const to = stateName(after.value)
      const told = changed(before.context, after.context) + asked(actions)
      if (to === from && told === '') idle.set(from, (idle.get(from) ?? new Set()).add(gesture))
      else lines.add(`${from} + ${gesture} → ${to}${told}`)
      const place = JSON.stringify([after.value, after.context], onlyWhatGuardsAsk)
      if (seen.size < seen.add(place).size) places.push(after)
    }
  }
  const nothing = [...idle].map(([place, names]) => `${place} is left as it is by ${[...names].join(', ')}`)
  return `${[...lines, ...nothing].toSorted().join('\n')}\n`
}

/** ` · notice {"name":"booking.sent"}` */
const changed = (before: Record<string, unknown>, after: Record<string, unknown>): string =>
  Object.entries(after)
    .map(([name, value]) => [name, JSON.stringify(value, withoutConditions)] as const)
    .filter(([name, value]) => value !== JSON.stringify(before[name], withoutConditions))
    .map(([name, value]) => ` · ${name} ${value}`)
    .join('')

/** Of the law's lines only their ids: what they ask for stands in the tables. */
const withoutConditions = (key: string, value: unknown): unknown => (key === 'when' ? undefined : value)

/** ` ! saveDraft ! send {…}` */
const asked = (actions: readonly { type: string; params?: unknown }[]): string =>
  actions
    .filter(({ type }) => !OWN_ACTION.test(type))
    .map(({ type, params }) => {
      if (type !== 'xstate.spawnChild') return ` ! ${type}${params === undefined ? '' : ` ${worded(params)}`}`
      const { id, input } = params as { id: string; input?: unknown }
      return ` ! ${id}${input === undefined ? '' : ` ${worded(input)}`}`
    })
    .join('')

const worded = (value: unknown): string =>
  JSON.stringify(value, (_, part) => (part instanceof Error ? String(part) : part))
