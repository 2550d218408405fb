import type { AnyEventObject } from 'xstate'
import { chosenScenarios } from '#mocks/chosen-scenarios.ts'
import { ENDPOINTS, type EndpointName } from '#mocks/scenarios.ts'
import { environment } from './environment.ts'

const NAME = 'replay'

/** Events for a machine to replay, from the URL. */
export interface Replay {
  id: string
  events: AnyEventObject[]
}

/** URL of the current page with its mocked responses, clock and colours. */
export function pageAddress(): string {
  const url = new URL(location.href)
  url.searchParams.delete('scenario')
  for (const endpoint of Object.keys(ENDPOINTS) as EndpointName[]) {
    const scenario = chosenScenarios.of(endpoint)
    if (scenario !== 'success') url.searchParams.append('scenario', `${endpoint}.${scenario}`)
  }
  for (const name of ['now', 'scheme'] as const) url.searchParams.set(name, environment[name].read())
  return url.href
}

/** URL of a page that replays the events, and so opens in the same state. */
export function linkTo(id: string, events: readonly AnyEventObject[], page: string): string {
  const url = new URL(page)
  url.searchParams.set(NAME, JSON.stringify({ id, events: [...events] } satisfies Replay))
  return url.href
}

/** Null if the URL has no events. */
export function replayIn(search: string): Replay | null {
  const named = new URLSearchParams(search).get(NAME)
  return named === null ? null : JSON.parse(named)
}
