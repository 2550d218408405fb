import { startMocks } from '#mocks/browser.ts'
import { chosenScenarios } from '#mocks/chosen-scenarios.ts'
import { runFlowsBy } from '#src/use-flow.ts'
import { useWatchedMachine } from './use-watched-machine.ts'

/** What `npm run dev` has beside the site: mocks that answer the calls, and a panel that watches the charts. */
export async function startDevelopment(): Promise<void> {
  chosenScenarios.takeFromAddress()
  runFlowsBy(useWatchedMachine)
  await startMocks(chosenScenarios.of)
}

/** Puts the panel below the page, once the page is alive. */
export async function showPanel(): Promise<void> {
  const { mountPanel } = await import('./panel.tsx')
  await mountPanel()
}
