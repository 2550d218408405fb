import type { AnyEventObject } from 'xstate'
import { eventName } from './chart.ts'
import { replayed, type Step } from './log.ts'

/** The lines of a copied test that depend on how a project tests its machines. */
export interface TestWords {
  /** Declares `actor`, from the id of the machine and its start. */
  start: (id: string, start: Step) => string
  /** Makes an actor of the machine answer; `event` is written as a literal. */
  answer: (event: string) => string
}

/** Test words that need XState alone. */
const PLAIN: TestWords = {
  start: (id) => `const actor = createActor(${machineName(id)}).start()`,
  answer: (event) => `actor.send(${event} as never) // as an actor answered`,
}

/** `fooBarMachine` of `foo-bar` */
export const machineName = (id: string): string =>
  `${id.replaceAll(/[^A-Za-z0-9]+(\w)/g, (_, letter: string) => letter.toUpperCase())}Machine`

/** Writes the events of a machine from its start as a test for Vitest that expects each state it moved to. */
export function logAsTest(
  start: Step,
  events: readonly AnyEventObject[],
  { start: begin, answer }: TestWords = PLAIN,
): string {
  const { id } = start.snapshot.machine
  const places = replayed(start, events).map(({ snapshot }) => literal(snapshot.value))
  const lines = events.flatMap((event, index) => [
    `  ${event.type.startsWith('xstate.') ? answer(literal(event)) : `actor.send(${literal(event)})`}`,
    ...(places[index + 1] === places[index + 2] ? [] : [`  ${asExpectation(String(places[index + 1]))}`]),
  ])
  const name = `${id}: ${[...new Set(events.map(({ type }) => eventName(type)))].join(', ')}`
  return [`test('${name}', async () => {`, `  ${begin(id, start)}`, ...lines, '})', ''].join('\n')
}

const asExpectation = (place: string): string =>
  `await expect.poll(() => actor.getSnapshot().value).toEqual(${place})`

const literal = (value: unknown): string => JSON.stringify(value)
