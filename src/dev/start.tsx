import { startMocks } from '#mocks/browser.ts'
import { chosenScenarios } from '#mocks/chosen-scenarios.ts'
import { runFlowsBy } from '#src/use-flow.ts'
import { mountPanel } from './panel.tsx'
import { showSite } from './show-site.tsx'
import { useWatchedMachine } from './use-watched-machine.ts'

// What `npm run dev` has beside the site: mocks that answer the calls, and a panel that watches the charts.
chosenScenarios.takeFromAddress()
runFlowsBy(useWatchedMachine)
await startMocks(chosenScenarios.of)
await showSite(location.pathname)
mountPanel()
