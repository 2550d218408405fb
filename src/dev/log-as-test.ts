import { stateName } from './chart.ts'
import type { RunningFlow, Step } from './running-flows.ts'

/**
 * What a chart heard, as a test in the manner of `tests/machines`: what visitors do is sent; what ports answered is
 * brought about by whoever holds them (`tests/support/held-form.ts`).
 */
export function logAsTest({ id, steps }: Pick<RunningFlow, 'id' | 'steps'>): string {
  const [, ...heard] = steps
  const lines = heard.flatMap((step) => [`  ${asCall(step)}`, `  ${asExpectation(step)}`])
  const path = heard.map(({ event }) => event.type).join(', ')
  return [`test('${id}: ${path}', async () => {`, ...lines, '})'].join('\n')
}

const asCall = ({ event }: Step): string =>
  event.type.startsWith('xstate.') ? `bringAbout(${literal(event)})` : `actor.send(${literal(event)})`

const asExpectation = ({ snapshot }: Step): string =>
  `await waitFor(actor, ({ value }) => stateName(value) === '${stateName(snapshot.value)}')`

const literal = (event: Step['event']): string =>
  JSON.stringify(event, (_name, value) => (value instanceof Error ? String(value) : value))
