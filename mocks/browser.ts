import { network } from 'virtual:msw'
import { createHandlers } from './handlers.ts'
import { isScenario } from './scenarios.ts'

const scenario = () => {
  const name = new URLSearchParams(location.search).get('scenario')
  return isScenario(name) ? name : null
}

/** Answers the three endpoints inside the page during development; anything else goes to the dev server. */
export async function startMocks(): Promise<void> {
  network.configure({ handlers: createHandlers({ scenario, latency: 600 }), onUnhandledFrame: 'bypass' })
  await network.enable()
}
