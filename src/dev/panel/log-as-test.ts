import type { AnyEventObject } from 'xstate'
import { eventName } from './chart.ts'
import { replayLog, type Step } from './log.ts'

/** Returns the line that declares `actor` in the test that "Copy as a test" writes. */
export type StartOfTest = (id: string, start: Step) => string

export const camelCase = (id: string): string =>
  id.replaceAll(/[^A-Za-z0-9]+(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Returns the code of a Vitest test that sends the events and expects each state (consecutive equal ones once). */
export function logAsTest(start: Step, events: readonly AnyEventObject[], begin: StartOfTest): string {
  const { id } = start.snapshot.machine
  const places = replayLog(start, events).map(({ snapshot }) => literal(snapshot.value))
  const lines = events.flatMap((event, index) => [
    `  ${event.type.startsWith('xstate.') ? `actor.send(${literal(event)} as never) // as an actor answered` : `actor.send(${literal(event)})`}`,
    ...(places[index + 1] === places[index + 2] ? [] : [`  ${asExpectation(String(places[index + 1]))}`]),
  ])
  const name = `${id}: ${[...new Set(events.map(({ type }) => eventName(type)))].join(', ')}`
  return [`test('${name}', async () => {`, `  ${begin(id, start)}`, ...lines, '})', ''].join('\n')
}

const asExpectation = (place: string): string =>
  `await expect.poll(() => actor.getSnapshot().value).toEqual(${place})`

const literal = (value: unknown): string => JSON.stringify(value)
