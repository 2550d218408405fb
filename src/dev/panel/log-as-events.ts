import { type AnyEventObject, transition } from 'xstate'
import { callFailureOf } from '#contracts/calls/call-failure.ts'
import { stateName } from '#src/dev/chart.ts'
import type { Step } from '#src/dev/running-flows.ts'

/** A log without what it says twice: of letters typed one after another into one field only the last. */
export const tidied = (steps: readonly Step[]): Step[] =>
  steps.filter((step, index) => {
    const [before, next] = [steps[index - 1], steps[index + 1]]
    if (!before || !next || !fieldsIn(step) || fieldsIn(step) !== fieldsIn(next)) return true
    return placeOf(before) !== placeOf(step) || placeOf(step) !== placeOf(next)
  })

/** What a chart heard up to a step, as it can be written down: of an error what the chart reads from it. */
export const eventsOf = (steps: readonly Step[]): AnyEventObject[] =>
  tidied(steps)
    .slice(1)
    .map(({ event }) => ('error' in event ? { ...event, error: callFailureOf(event.error) } : event))

/** The log that these events make of a chart at its start; no port is asked for anything. */
export function replayed(start: Step, events: readonly AnyEventObject[]): Step[] {
  const { machine } = start.snapshot
  const steps = [start]
  let { snapshot } = start
  for (const event of events) {
    ;[snapshot] = transition(machine, snapshot, event)
    steps.push({ event, snapshot, persisted: machine.getPersistedSnapshot(snapshot) })
  }
  return steps
}

const placeOf = ({ snapshot }: Step) => stateName(snapshot.value)

/** The fields that a change fills in; null of any other event. */
const fieldsIn = ({ event }: Step) => (event.type === 'change' ? Object.keys(event.form).join() : null)
