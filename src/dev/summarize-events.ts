import type { AnyEventObject } from 'xstate'
import { callFailureOf } from '#contracts/calls/call-failure.ts'
import { stateName } from '#src/dev/panel/chart.ts'
import type { Step } from '#src/dev/panel/log.ts'

/**
 * Returns a shortened list of the events after the start of a log. Of consecutive changes to the same fields in the
 * same state, keeps only the last. Reduces errors to the properties that machines read.
 */
export const summarizeEvents = (steps: readonly Step[]): AnyEventObject[] =>
  steps
    .filter((step, index) => {
      const [before, next] = [steps[index - 1], steps[index + 1]]
      if (!before || !next || !fieldsIn(step) || fieldsIn(step) !== fieldsIn(next)) return true
      return placeOf(before) !== placeOf(step) || placeOf(step) !== placeOf(next)
    })
    .slice(1)
    .map(({ event }) => ('error' in event ? { ...event, error: callFailureOf(event.error) } : event))

const placeOf = ({ snapshot }: Step) => stateName(snapshot.value)

/** Returns the fields changed by a `change` event; null for other events. */
const fieldsIn = ({ event }: Step) => (event.type === 'change' ? Object.keys(event.form).join() : null)
