import { network } from 'virtual:msw'
import { createHandlers } from './handlers.ts'
import type { EndpointName, Scenario } from './scenarios.ts'

const LATENCY_MS = 600

/** Answers the three endpoints inside the page during development; anything else goes to the dev server. */
export async function startMocks(scenario: (endpoint: EndpointName) => Scenario): Promise<void> {
  const handlers = createHandlers({ scenario, latency: LATENCY_MS })
  network.configure({ handlers, onUnhandledFrame: 'bypass' })
  await network.enable()
}
