import type { AnyEventObject } from 'xstate'
import { chosenScenarios } from '#mocks/chosen-scenarios.ts'
import { ENDPOINTS, type EndpointName } from '#mocks/scenarios.ts'
import { isRunning, type RunningFlow, runningFlows } from '#src/dev/running-flows.ts'
import { surroundings } from '#src/dev/surroundings.ts'
import { eventsOf, replayed } from './log-as-events.ts'

const NAME = 'replay'

/** What the address asks for: what a chart shall have heard. */
interface Replay {
  id: string
  events: AnyEventObject[]
}

/** The address of the page as it stands, with what is around it: the mocks' answers, day and colours. */
export function pageAddress(): string {
  const url = new URL(location.href)
  url.searchParams.delete('scenario')
  for (const endpoint of Object.keys(ENDPOINTS) as EndpointName[]) {
    const scenario = chosenScenarios.of(endpoint)
    if (scenario !== 'success') url.searchParams.append('scenario', `${endpoint}.${scenario}`)
  }
  for (const name of ['now', 'scheme'] as const) url.searchParams.set(name, surroundings[name].read())
  return url.href
}

/** The address of a page, with what a chart has heard so far: whoever opens it sees the same. */
export function linkTo({ id, steps, at }: Pick<RunningFlow, 'id' | 'steps' | 'at'>, page: string): string {
  const url = new URL(page)
  url.searchParams.set(
    NAME,
    JSON.stringify({ id, events: eventsOf(steps.slice(0, at + 1)) } satisfies Replay),
  )
  return url.href
}

/** Leads the chart that the address names to where it says, as soon as it runs; nothing is sent on the way. */
export async function replayFromAddress(): Promise<void> {
  const asked = new URLSearchParams(location.search).get(NAME)
  if (!asked) return
  const { id, events }: Replay = JSON.parse(asked)
  await isRunning(id)
  const flow = runningFlows.find(id)
  const [start] = flow?.steps ?? []
  if (!flow || !start) return
  const steps = replayed(start, events)
  const last = steps.length - 1
  flow.restart(steps[last]?.persisted ?? start.persisted, { steps, at: last })
}
