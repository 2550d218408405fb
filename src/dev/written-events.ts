import type { AnyEventObject } from 'xstate'
import { callFailureOf } from '#contracts/calls/call-failure.ts'
import { stateName } from '#src/dev/panel/chart.ts'
import type { Step } from '#src/dev/panel/log.ts'

/**
 * The events of a log as they can be written down: of letters typed one after another into one field only the last, of
 * an error what the machine reads from it.
 */
export const writtenEvents = (steps: readonly Step[]): AnyEventObject[] =>
  steps
    .filter((step, index) => {
      const [before, next] = [steps[index - 1], steps[index + 1]]
      if (!before || !next || !fieldsIn(step) || fieldsIn(step) !== fieldsIn(next)) return true
      return placeOf(before) !== placeOf(step) || placeOf(step) !== placeOf(next)
    })
    .slice(1)
    .map(({ event }) => ('error' in event ? { ...event, error: callFailureOf(event.error) } : event))

const placeOf = ({ snapshot }: Step) => stateName(snapshot.value)

/** The fields that a change fills in; null of any other event. */
const fieldsIn = ({ event }: Step) => (event.type === 'change' ? Object.keys(event.form).join() : null)
