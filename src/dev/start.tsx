import '#src/app/styles/index.css'
import { startMocks } from '#mocks/browser.ts'
import { chosenScenarios } from '#mocks/chosen-scenarios.ts'
import { applyEnvironment, environment, readEnvironment, setScheme } from './environment.ts'
import { fillOperator } from './example-operator.ts'
import { whenRunning } from './running-flows.ts'
import { showSite } from './show-site.tsx'
import { mountPanel, panelOf } from './site-panel.ts'
import { replayIn } from './state-link.ts'

// Entry point of `npm run dev`: mocks answer the calls, and a panel watches the machines.
chosenScenarios.takeFromAddress()
readEnvironment()
applyEnvironment()
await startMocks({
  scenario: (endpoint) => (environment.isOffline.read() ? 'offline' : chosenScenarios.of(endpoint)),
  latency: environment.latency.read,
})
fillOperator()
await showSite(location.pathname)
setScheme(environment.scheme.read())
mountPanel()

const replay = replayIn(location.search)
if (replay) panelOf(await whenRunning(replay.id))?.replay(replay.events)
