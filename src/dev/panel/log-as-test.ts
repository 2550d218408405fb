import type { AnyEventObject } from 'xstate'
import { eventName } from '#src/dev/chart.ts'
import type { RunningFlow } from '#src/dev/running-flows.ts'
import { eventsOf, tidied } from './log-as-events.ts'

/**
 * What a chart heard, as a test of `tests/machines`: what visitors do is sent; what ports answer is brought about by
 * whoever holds them (`tests/support/held-form.ts`). Places are asked for where the chart moves on.
 */
export function logAsTest({ id, steps, at }: Pick<RunningFlow, 'id' | 'steps' | 'at'>): string {
  const heard = steps.slice(0, at + 1)
  const events = eventsOf(heard)
  const places = tidied(heard).map(({ snapshot }) => literal(snapshot.value))
  const lines = events.flatMap((event, index) => [
    `  ${asCall(event)}`,
    ...(places[index + 1] === places[index + 2] ? [] : [`  ${asExpectation(String(places[index + 1]))}`]),
  ])
  const name = `${id}: ${[...new Set(events.map(({ type }) => eventName(type)))].join(', ')}`
  return [`test('${name}', async () => {`, `  ${asStart(id, heard[0])}`, ...lines, '})', ''].join('\n')
}

/** A form is held by its tests as a whole; another chart is started as the other tests of its file do. */
function asStart(id: string, start: RunningFlow['steps'][number] | undefined): string {
  const machine = `${id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Machine`
  const isForm = start && 'send' in start.snapshot.machine.implementations.actors
  return isForm
    ? `const { actor, bringAbout } = holdForm(${machine})`
    : `const { actor, bringAbout } = start() // as the other tests of this file do`
}

const asCall = (event: AnyEventObject): string =>
  event.type.startsWith('xstate.') ? `bringAbout(${literal(event)})` : `actor.send(${literal(event)})`

const asExpectation = (place: string): string =>
  `await expect.poll(() => actor.getSnapshot().value).toEqual(${place})`

const literal = (value: unknown): string => JSON.stringify(value)
