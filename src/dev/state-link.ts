import type { AnyEventObject } from 'xstate'
import { chosenScenarios } from '#mocks/chosen-scenarios.ts'
import { ENDPOINTS, type EndpointName } from '#mocks/scenarios.ts'
import { environment } from './environment.ts'

const NAME = 'replay'

/** Events from a URL, and the machine that replays them. */
export interface Replay {
  id: string
  events: AnyEventObject[]
}

/** Returns the current URL with the chosen scenarios, simulated time and colour scheme. */
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

/** Returns a URL of `page` that replays the events when opened. */
export function linkTo(id: string, events: readonly AnyEventObject[], page: string): string {
  const url = new URL(page)
  url.searchParams.set(NAME, JSON.stringify({ id, events: [...events] } satisfies Replay))
  return url.href
}

/** Returns the replay in the query of a URL; null if there is none. */
export function replayIn(search: string): Replay | null {
  const named = new URLSearchParams(search).get(NAME)
  return named === null ? null : JSON.parse(named)
}
